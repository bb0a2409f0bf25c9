/* Messages for unexpected failures: what happened, that the work is safe, and what to do. */
import * as m from './messages';
export { notLoaded as NOT_LOADED } from './messages';

/** Reports from browsers and editors that aren't errors: a late layout, canceled work. */
const HARMLESS = /^(ResizeObserver loop|Script error|Canceled|The (user|operation) .*abort)/i;
/** The messages of Chromium, Firefox and Safari for a module that failed to load. */
const IS_NOT_LOADED =
  /dynamically imported module|Importing a module script failed|Unable to preload|error loading dynamically/i;

/** The sentences for the user, or an empty string if nothing is wrong. */
export function failureInWords(reason: unknown): string {
  const text = reason instanceof Error ? reason.message : String(reason);
  if (HARMLESS.test(text)) return '';
  if (IS_NOT_LOADED.test(text)) return m.notLoaded;
  const ended = /[.!?]$/.test(text) ? text : `${text}.`;
  return m.wentWrong(ended);
}
