import open from 'open';

/** Whether there is a desktop to open a browser on. */
export const hasDesktop = (): boolean =>
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** Opens an address in the user's browser. Throws if none could be started. */
export async function showInBrowser(address: string): Promise<void> {
  const browser = await open(address);
  await new Promise<void>((done, fail) => {
    browser.once('error', fail);
    browser.once('spawn', done);
  });
}
