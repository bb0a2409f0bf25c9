/*
 * Names as readers see them: pages by their title, otherwise by their path; endpoints by their path;
 * languages by their native name.
 */

import type { Frontmatter } from '../pages/frontmatter.ts';
import { pageName } from '../document/page-name.ts';
import { plainPath, readable } from '../document/paths.ts';
import * as m from './messages.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a page's file says about the page, and the path under which the file is known. */
export interface RowTitle {
  readonly file: string;
  readonly front: Frontmatter;
}

/** Finds a page as written in an entry. The path of a folder also finds its index page. */
export function saidOf(path: string, { pages }: SiteFacts): RowTitle | undefined {
  if (!pages) return undefined;
  const plain = plainPath(path);
  for (const file of [plain, plain === '' ? 'index' : `${plain}/index`]) {
    const front = pages.get(file);
    if (front) return { file, front };
  }
  return undefined;
}

/** The title of a page in the navigation: from its file, otherwise its name everywhere. */
export function pageTitle(
  path: string,
  known: SiteFacts,
  front = saidOf(path, known)?.front,
): string {
  const said = front?.sidebarTitle ?? front?.title;
  return said || pageName(path, known.titles) || m.untitled;
}

/** "/users/{id}/posts" → "Users id posts": an endpoint of which only the path is known. */
export const titleFromPath = (path: string): string =>
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

/** A language's native name: "Deutsch". An unknown code is returned unchanged. */
export const nativeName = (code: string): string =>
  Object.hasOwn(NATIVE, code) ? NATIVE[code]! : code;
