/* The languages that a site can have, which are all that the editor offers. */
import { tableOf } from '../text/lookup-table.ts';

/** Language codes of the specification, with their English names. */
export const LANGUAGES: Readonly<Record<string, string>> = tableOf({
  ar: 'Arabic',
  cs: 'Czech',
  cn: 'Chinese',
  'zh-Hant': 'Chinese, traditional',
  nl: 'Dutch',
  en: 'English',
  fr: 'French',
  de: 'German',
  he: 'Hebrew',
  hi: 'Hindi',
  id: 'Indonesian',
  it: 'Italian',
  jp: 'Japanese',
  ko: 'Korean',
  lv: 'Latvian',
  no: 'Norwegian',
  pl: 'Polish',
  'pt-BR': 'Portuguese, Brazil',
  ro: 'Romanian',
  ru: 'Russian',
  es: 'Spanish',
  sv: 'Swedish',
  tr: 'Turkish',
  ua: 'Ukrainian',
  uz: 'Uzbek',
  vi: 'Vietnamese',
});
/** Codes that the builder also accepts. */
export const EXTRA_LANGUAGES: Readonly<Record<string, string>> = tableOf({
  zh: 'Chinese',
  'zh-Hans': 'Chinese, simplified',
  'zh-CN': 'Chinese, China',
  'zh-TW': 'Chinese, Taiwan',
  'fr-CA': 'French, Canada',
  'fr-ca': 'French, Canada',
  ja: 'Japanese',
  'ja-jp': 'Japanese',
  'ja-JP': 'Japanese',
  pt: 'Portuguese',
  da: 'Danish',
  uk: 'Ukrainian',
  ca: 'Catalan',
  fi: 'Finnish',
  hu: 'Hungarian',
});
/** Other spellings of a code that are accepted, each with the one that is offered. */
export const SPELLINGS: Readonly<Record<string, string>> = tableOf({
  cn: 'zh',
  'fr-ca': 'fr-CA',
  'ja-JP': 'ja',
  'ja-jp': 'ja',
  jp: 'ja',
  // Sites no longer build with it.
  ua: 'uk',
});
/** The code of a language as it is offered. */
export const offeredCode = (code: string): string => SPELLINGS[code] ?? code;
/** The codes that a new language gets first. */
export const LIKELY_LANGUAGES = ['en', 'es', 'fr', 'de'] as const;

/** The English name of a language, or undefined for a code that neither the specification nor the builder knows. */
export const languageName = (code: string): string | undefined =>
  LANGUAGES[code] ?? EXTRA_LANGUAGES[code];
