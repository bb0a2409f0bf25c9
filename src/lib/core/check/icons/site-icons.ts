/*
 * Icons whose name isn't in their library, if its names are known. Font Awesome sells more icons than it gives away,
 * and only the names of the free ones are known, so only small typos in those are reported.
 */
import { memoByKey, memoLast } from '../../memo.ts';
import type { Doc, Member } from '../../document/node.ts';
import { member, spotAt } from '../../document/walk.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { elementCheck, findingAt, foundBy, type FieldFix } from '../element-findings.ts';
import type { Finding } from '../finding.ts';
import { foldEqual } from '../fold-findings.ts';
import { iconIn, iconsIn, type WrittenIcon } from './icon-places.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { isOneTypo } from '../../text/typo.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

type Icons = NonNullable<World['icons']>;
const FREE_AND_PAID = 'fontawesome';

export function iconProblems(doc: Doc, { icons }: World): readonly Diagnostic[] {
  if (!icons) return [];
  const said = spotAt(doc, ['icons', 'library'])?.node;
  const site = said?.type === 'string' ? said.value : FREE_AND_PAID;
  return foldEqual(foundBy(doc, iconCheck(icons, site)));
}

const SETTINGS_WITH_ICONS = ['navbar', 'footer', 'contextual'];

const iconCheck = memoLast((icons: Icons, site: string) =>
  elementCheck((node) =>
    node.members.flatMap((one): readonly Finding[] => {
      if (member(node, one.key) !== one) return [];
      return iconsOf(one).flatMap((icon) => {
        const judged = judge(icon, icons, site);
        return judged ? [findingAt(node, one, icon, judged, judged.fixes)] : [];
      });
    }),
  ),
);

const iconsOf = ({ key, value }: Member): readonly WrittenIcon[] =>
  key === 'icon' ? iconIn(value) : SETTINGS_WITH_ICONS.includes(key) ? iconsIn(value) : [];

interface Judged extends Pick<Finding, 'code' | 'message'> {
  readonly fixes: FieldFix | undefined;
}

function judge(icon: WrittenIcon, icons: Icons, site: string): Judged | undefined {
  const { name } = icon;
  // Anything else is a file, an address or inline SVG.
  if (!/^[\w -]+$/.test(name) || name.trim() === '') return undefined;
  const library = icon.library ?? site;
  const names = icons.get(library);
  const called = m.libraryNames[library];
  if (!names || called === undefined || names.has(name)) return undefined;
  const isFree = library !== FREE_AND_PAID;
  const near = nearIn(names, name, isFree);
  const write: FieldFix | undefined =
    near === undefined
      ? undefined
      : (pointer, field) => [fix(shared.write(quoted(near)), setTo(pointer, field, near))];
  const asked = (sentence: string) =>
    near === undefined ? sentence : `${sentence} ${shared.isMeant(quoted(near))}`;
  if (!isFree)
    return near === undefined
      ? undefined
      : {
          code: 'icon-not-free',
          message: asked(m.notFree(name, called)),
          fixes: write,
        };
  const unknown = m.unknownIcon(name, called);
  const isElsewhere = near === undefined && icons.get(FREE_AND_PAID)?.has(name) === true;
  return {
    code: 'icon-unknown',
    message: isElsewhere ? `${unknown} ${m.isIn(m.libraryNames[FREE_AND_PAID]!)}` : asked(unknown),
    fixes: isElsewhere ? takenFrom(icon) : write,
  };
}

/** Keeps the name and sets the library where it is known. */
const takenFrom =
  ({ name, isObject }: WrittenIcon): FieldFix =>
  (pointer, field) => [
    fix(
      m.takeFrom(m.libraryNames[FREE_AND_PAID]!),
      isObject
        ? setTo(pointer, [...field.slice(0, -1), 'library'], FREE_AND_PAID)
        : setTo(pointer, field, { name, library: FREE_AND_PAID }),
    ),
  ];

/**
 * The name that was probably meant: with a different spelling, or with one typo. If not all names are known, the typo
 * must be inside the word.
 */
const nearIn = memoByKey(
  (names: ReadonlySet<string>, name: string, isWhole: boolean): string | undefined => {
    const plain = name
      .trim()
      .replace(/([a-z])([A-Z])/g, '$1-$2')
      .replace(/[_\s]+/g, '-')
      .toLowerCase();
    if (names.has(plain)) return plain;
    for (const one of names)
      if (
        isOneTypo(one, plain) &&
        (isWhole || (plain.length > 5 && isInside(one, plain) && singular(one) !== singular(plain)))
      )
        return one;
    return undefined;
  },
);

/**
 * An extra, missing or swapped letter that is neither the first nor the last. This excludes other words and plurals.
 */
const isInside = (a: string, b: string): boolean =>
  a.at(0) === b.at(0) && a.at(-1) === b.at(-1) && (a.length !== b.length || isTurned(a, b));
const singular = (name: string): string => name.replace(/s(?=-|$)/g, '');
const isTurned = (a: string, b: string): boolean =>
  [...a].sort().join('') === [...b].sort().join('');
