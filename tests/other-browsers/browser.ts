/* What the stories for Firefox and WebKitGTK need from a browser: a real mouse and keys, and a look at the page. */

/** Keys by the names that both WebDriver libraries share. */
export type Key = 'Enter' | 'F2' | 'ArrowLeft' | 'ArrowRight';

export interface OtherBrowser {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page. It can use nothing but its argument. */
  readonly evaluate: <Result>(run: (about: string) => Result, about?: string) => Promise<Result>;
  /** Moves the mouse, in CSS pixels of the window. */
  readonly moveTo: (x: number, y: number) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  /** Presses a key, with Control held if `control` is true. A single letter is its key. */
  readonly key: (key: Key | 'a' | 'z', control?: boolean, shift?: boolean) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** Chooses a file for the input that matches the selector. */
  readonly choose: (selector: string, path: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const WINDOW = { width: 1440, height: 900 };
