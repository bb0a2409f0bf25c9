/* Firefox by WebDriver BiDi. Needs firefox or firefox-esr, or its path in FIREFOX_PATH. */
import { launch, type KeyInput } from 'puppeteer-core';
import { WINDOW, type OtherBrowser } from './browser';

export async function openFirefox(executablePath: string): Promise<OtherBrowser> {
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: WINDOW });
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (run, about = '') => await page.evaluate(run, about),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: () => page.mouse.down(),
    release: () => page.mouse.up(),
    async key(key, control, shift) {
      const held: KeyInput[] = [
        ...(control ? ['Control' as const] : []),
        ...(shift ? ['Shift' as const] : []),
      ];
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key);
      for (const one of held) await page.keyboard.up(one);
    },
    type: (text) => page.keyboard.type(text),
    async choose(selector, path) {
      const input = await page.waitForSelector(selector as 'input');
      await input!.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
