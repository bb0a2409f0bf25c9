/* Finds Firefox and WebKitGTK on this machine. Nothing is installed: without them, their stories are skipped. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';
import type { OtherBrowser } from './browser';

/** The first of these programs that is on the PATH. */
const onPath = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** MiniBrowser is in a folder of its library, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1. */
function findMiniBrowser(): string | undefined {
  const libraries = [
    '/usr/lib',
    '/usr/libexec',
    `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`,
  ];
  return libraries
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('webkit'))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** A browser by name, and how to open it. Undefined if it isn't installed. */
export interface Found {
  readonly name: string;
  readonly needs: string;
  readonly open: (() => Promise<OtherBrowser>) | undefined;
}

function findFirefox(): Found {
  const path = process.env.FIREFOX_PATH ?? onPath('firefox', 'firefox-esr');
  return {
    name: 'Firefox',
    needs: 'firefox or firefox-esr',
    open: path ? () => openFirefox(path) : undefined,
  };
}

function findWebKit(): Found {
  const [driver, browser, display] = [onPath('WebKitWebDriver'), findMiniBrowser(), onPath('Xvfb')];
  const isFound = driver && browser && display;
  return {
    name: 'WebKitGTK',
    needs: 'webkit2gtk-driver and xvfb',
    open: isFound ? () => openWebKit({ driver, browser, display }) : undefined,
  };
}

export const otherBrowsers = (): readonly Found[] => [findFirefox(), findWebKit()];
