/* Stories with GitLab, Gitea and Forgejo: the page asks them as built, and a local server answers. */
import type { Page } from '@playwright/test';
import type { DocumentedServer } from './documented-hosts/documented-server.ts';

/** Requests to a host, and those of them that failed, are expected here. */
export function withoutHost(trouble: string[], site: string): void {
  const isKnown = (line: string) =>
    line.startsWith(`foreign request: ${site}/api/`) || line.includes('Failed to load resource');
  trouble.splice(0, trouble.length, ...trouble.filter((line) => !isKnown(line)));
}

/** Redirects requests for a host to the local server. */
export async function forward(page: Page, site: string, server: DocumentedServer): Promise<void> {
  await page.route(`${site}/api/**`, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const { authorization, 'content-type': type } = await request.allHeaders();
    // A page may still ask when its story is over.
    const response = await fetch(server.site + pathname + search, {
      method: request.method(),
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      body: request.postData(),
    }).catch(() => undefined);
    if (!response) return route.abort();
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
}
