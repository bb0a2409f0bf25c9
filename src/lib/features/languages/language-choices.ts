/*
 * Languages that a site can still add, by name, with their native names.
 */
import { EXTRA_LANGUAGES, LANGUAGES, offeredCode, SPELLINGS } from '$lib/core/schema/languages';
import { nativeName } from '$lib/core/site/titles';

export interface LanguageChoice {
  readonly code: string;
  /** For example "German · Deutsch (de)". */
  readonly label: string;
}

const collator = new Intl.Collator('en');

/** One for each language, except those taken in any spelling. */
export function languageChoices(taken: ReadonlySet<string>): readonly LanguageChoice[] {
  const gone = new Set([...taken].map(offeredCode));
  const all = { ...LANGUAGES, ...EXTRA_LANGUAGES };
  const own = (code: string, name: string) =>
    nativeName(code) === name ? name : `${name} · ${nativeName(code)}`;
  return Object.entries(all)
    .filter(([code]) => SPELLINGS[code] === undefined && !gone.has(code))
    .map(([code, name]) => ({ code, label: `${own(code, name)} (${code})` }))
    .sort((a, b) => collator.compare(a.label, b.label));
}
