/*
 * What things are called where a reader sees them: pages by their title, else by their path; endpoints by
 * their path; languages in their own words.
 */

import { plainPath, readable } from '../rules/paths.ts';

/** The title of a page: the known one, else the last part of its path made readable. */
export function pageTitle(path: string, titles?: ReadonlyMap<string, string>): string {
  const plain = plainPath(path);
  const known = titles?.get(plain) ?? titles?.get(path);
  return known || readable(plain.slice(plain.lastIndexOf('/') + 1)) || path.trim() || 'Untitled';
}

/** "/users/{id}/posts" → "Users id posts"; while the specification is not read an endpoint has no other title. */
export const endpointTitle = (path: string): string =>
  readable(
    path
      .replace(/[{}:]/g, '')
      .replace(/[?#].*$/s, '')
      .replaceAll('/', ' '),
  ) || path;

const NATIVE: Readonly<Record<string, string>> = {
  ar: 'العربية',
  cs: 'Čeština',
  cn: '简体中文',
  'zh-Hant': '繁體中文',
  nl: 'Nederlands',
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  he: 'עברית',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  jp: '日本語',
  ko: '한국어',
  lv: 'Latviešu',
  no: 'Norsk',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  es: 'Español',
  sv: 'Svenska',
  tr: 'Türkçe',
  ua: 'Українська',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
  'zh-Hans': '简体中文',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文（台灣）',
  'fr-CA': 'Français (Canada)',
  'fr-ca': 'Français (Canada)',
  ja: '日本語',
  'ja-jp': '日本語',
  'ja-JP': '日本語',
  pt: 'Português',
  da: 'Dansk',
  uk: 'Українська',
  ca: 'Català',
  fi: 'Suomi',
  hu: 'Magyar',
};

/** A language's own name: "Deutsch"; a code that nobody knows stays as it is. */
export const nativeName = (code: string): string =>
  Object.hasOwn(NATIVE, code) ? NATIVE[code]! : code;
