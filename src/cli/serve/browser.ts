import open from 'open';

/** Whether there is a desktop on which a browser could open. */
export const hasDesktop = (): boolean =>
  process.platform === 'darwin' ||
  process.platform === 'win32' ||
  Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);

/** Shows an address in the person's browser. Throws where none could be started. */
export async function showInBrowser(address: string): Promise<void> {
  const browser = await open(address);
  await new Promise<void>((done, fail) => {
    browser.once('error', fail);
    browser.once('spawn', done);
  });
}
