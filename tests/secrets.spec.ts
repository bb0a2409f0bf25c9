import { expect, test } from '@playwright/test';
import { watchSecrets } from './secrets';

const TOKEN = 'a-secret-that-looks-like-none';

test('a token stored anywhere but in its place is found', { tag: '@main' }, async ({ page }) => {
  const secrets = watchSecrets(page.context());
  await page.goto('/');
  await page.evaluate(
    (token) => fetch('/', { headers: { authorization: `Bearer ${token}` } }),
    TOKEN,
  );
  const put = (key: string) =>
    page.evaluate(([key, token]) => sessionStorage.setItem(key!, token!), [key, TOKEN]);
  await put('signpost-token https://github.com');
  expect(await secrets.found()).toEqual([]);

  await put('signpost-tokens');
  await page.evaluate(async (token) => {
    localStorage.setItem('theme', token);
    document.cookie = `a=${token}`;
    window.name = token;
    console.log(`signed in with ${token}`);
    document.title = token;
    const opening = indexedDB.open('left');
    opening.onupgradeneeded = () => opening.result.createObjectStore('drafts');
    await new Promise((done) => (opening.onsuccess = done));
    const writing = opening.result.transaction('drafts', 'readwrite');
    writing
      .objectStore('drafts')
      .put({ files: new Map([['a', new TextEncoder().encode(token)]]) }, 1);
    await new Promise((done) => (writing.oncomplete = done));
    opening.result.close();
    const cache = await caches.open('left');
    await cache.put(`/x?token=${token}`, new Response(''));
    history.pushState({ token }, '', `/?token=${token}`);
  }, TOKEN);
  expect((await secrets.found()).map((one) => one.replace(/:.*/, '')).sort()).toEqual([
    'IndexedDB left drafts',
    'a cookie',
    'cache left',
    'console',
    'localStorage theme',
    'sessionStorage signpost-tokens',
    'the address',
    'the history',
    'the history’s state',
    'the page',
    'the window’s name',
  ]);
});
