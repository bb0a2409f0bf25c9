/* WebKitGTK by WebDriver. Needs WebKitWebDriver, MiniBrowser and Xvfb (Debian: webkit2gtk-driver and xvfb). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Capabilities, Key as Keys, Origin, until } from 'selenium-webdriver';
import { WINDOW, type Key, type OtherBrowser } from './browser';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Xvfb: a display without a screen. */
  readonly display: string;
}

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  F2: Keys.F2,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** A window is larger than the page in it. */
const FRAME = 200;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a display. It prints its number when it is ready. */
async function startDisplay(program: string) {
  const screen = `${WINDOW.width + FRAME}x${WINDOW.height + FRAME}x24`;
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(createInterface(server.stdio[3] as Readable), 'line')) as [string];
  return { name: `:${number}`, server };
}

export async function openWebKit(programs: WebKitPrograms): Promise<OtherBrowser> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const service = spawn(programs.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  const act = () => driver.actions();
  return {
    open: (url) => driver.get(url),
    evaluate: (run, about = '') => driver.executeScript(run, about),
    moveTo: (x, y) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
        .perform(),
    press: () => act().press().perform(),
    release: () => act().release().perform(),
    async key(key, control, shift) {
      const held = [...(control ? [Keys.CONTROL] : []), ...(shift ? [Keys.SHIFT] : [])];
      const keys = act();
      for (const one of held) keys.keyDown(one);
      keys.sendKeys(key.length === 1 ? key : KEYS[key as Key]);
      for (const one of held) keys.keyUp(one);
      await keys.perform();
    },
    type: (text) => act().sendKeys(text).perform(),
    async choose(selector, path) {
      const input = await driver.wait(until.elementLocated(By.css(selector)));
      await input.sendKeys(path);
    },
    async close() {
      await driver.quit();
      service.kill();
      display.server.kill();
    },
  };
}
