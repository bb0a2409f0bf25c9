/*
 * Language codes: which ones the site knows, and which one was probably meant.
 */
import { tableOf } from '../../text/lookup-table.ts';
import type { Node } from '../../document/node.ts';
import type { OperationFix } from '../../result.ts';
import { report, type Subject } from '../finding.ts';
import { firstPageBelow } from '../../document/first-page.ts';
import { costOf } from '../../document/inherited.ts';
import { EXTRA_LANGUAGES, LANGUAGES, languageName } from '../../schema/languages.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import * as m from './messages.ts';

export function checkLanguage(subject: Subject, value: Node | undefined): void {
  const { context } = subject;
  const where = value ? { field: ['language'] } : {};
  const use =
    (codes: readonly string[]) =>
    (pointer: string): readonly OperationFix[] =>
      codes.map((code) =>
        fix(m.useLanguage(code, languageName(code)!), setTo(pointer, 'language', code)),
      );
  if (value?.type !== 'string') {
    const why = value ? m.codeNotText : m.noCode;
    const meant = folderLanguage(subject);
    report(subject, 'language-code', `${why} ${costOf(context)}`, where, use(meant));
    return;
  }
  const code = value.value;
  if (code === 'ua') report(subject, 'language-builder', m.oldUkrainian, where, use(['uk']));
  else if (Object.hasOwn(EXTRA_LANGUAGES, code))
    report(subject, 'language-extra', m.extraLanguage(code, EXTRA_LANGUAGES[code]!), where);
  else if (languageName(code) === undefined) {
    const near = nearestLanguages(code);
    const meant = near.length ? near : folderLanguage(subject);
    const sentences = [
      code.trim() ? m.unknownCode(code) : m.codeEmpty,
      ...(meant.length ? [m.didYouMean(meant)] : []),
      costOf(context),
    ];
    report(subject, 'language-code', sentences.join(' '), where, use(meant));
  }
}

/** The language code that is the folder name of the first page. */
function folderLanguage({ node }: Subject): readonly string[] {
  const folder = /^\/?([^/]+)\//.exec(firstPageBelow(node) ?? '')?.[1];
  if (folder === undefined || !languageName(folder)) return [];
  return [folder === 'ua' ? 'uk' : folder];
}

/** The known codes most like this one: by letter case, by language part, by name, by one letter. */
export function nearestLanguages(code: string): readonly string[] {
  const known = { ...LANGUAGES, ...EXTRA_LANGUAGES };
  const codes = Object.keys(known);
  const plain = code.trim().toLowerCase().replaceAll('_', '-');
  if (!plain) return [];
  const same = codes.filter((c) => c.toLowerCase() === plain);
  if (same.length) return same.slice(0, 1);
  const language = plain.split('-')[0]!;
  const part = codes.filter((c) => c === language);
  if (part.length) return part;
  const byName = codes.filter((c) => known[c]!.toLowerCase() === plain);
  if (byName.length) return byName.slice(0, 1);
  if (OTHER_NAMES[language]) return [OTHER_NAMES[language]];
  return codes
    .filter(
      (c) =>
        c.length === language.length && c.startsWith(language.charAt(0)) && isOneOff(c, language),
    )
    .slice(0, 3);
}

/** Codes that people know from other standards. */
const OTHER_NAMES: Readonly<Record<string, string>> = tableOf({
  iw: 'he',
  in: 'id',
  nb: 'no',
  nn: 'no',
  cz: 'cs',
  se: 'sv',
  dk: 'da',
  kr: 'ko',
  vn: 'vi',
  br: 'pt-BR',
  eng: 'en',
  deu: 'de',
  ger: 'de',
  fra: 'fr',
  fre: 'fr',
  spa: 'es',
  ita: 'it',
  por: 'pt',
  jpn: 'ja',
  zho: 'zh',
  chi: 'zh',
});

const isOneOff = (a: string, b: string): boolean =>
  [...a].filter((letter, i) => letter !== b[i]).length === 1;
