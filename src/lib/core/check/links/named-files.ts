/*
 * Files named by settings and icons but missing in the folder: logo, favicon, fonts, backgrounds.
 */
import { memo } from '../../memo.ts';
import type { Doc, Member, Node } from '../../document/node.ts';
import { effectiveMembers, member } from '../../document/walk.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { elementCheck, findingAt, foundBy, type Below } from '../element-findings.ts';
import type { Finding } from '../finding.ts';
import { foldEqual } from '../fold-findings.ts';
import { iconIn, iconsIn } from '../icons/icon-places.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { namesIn } from '../../text/close-names.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

export const missingFiles = (doc: Doc, { paths }: World): readonly Diagnostic[] =>
  paths ? foldEqual(foundBy(doc, fileCheck(paths))) : [];

const fileCheck = memo((paths: ReadonlySet<string>) =>
  elementCheck((node, isSite) =>
    node.members.flatMap((one): readonly Finding[] => {
      if (member(node, one.key) !== one) return [];
      return filesOf(one, isSite).flatMap((file) => {
        const path = pathInFolder(file.text);
        if (path === undefined || paths.has(path)) return [];
        const near = namesIn(paths).near(path)[0];
        const start = /^\.?\//.exec(file.text)?.[0] ?? '';
        const write = near && `${start}${near.name}`;
        const message = `${m.noFile(path)} ${
          near === undefined
            ? m.addFile
            : near.isSure
              ? m.fileIsCalled(near.name)
              : shared.isMeant(quotedPath(near.name))
        }`;
        const fixes =
          write === undefined
            ? undefined
            : (pointer: string, field: readonly string[]) => [
                fix(shared.write(quotedPath(write)), setTo(pointer, field, write)),
              ];
        return [findingAt(node, one, file, { code: 'file-missing', message }, fixes)];
      });
    }),
  ),
);

/** A string that may name a file. */
interface Named extends Below {
  readonly text: string;
}

/** Settings that name files, with the keys below them that do. For `logo` and `favicon`, the value itself can too. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = {
  logo: ['light', 'dark'],
  favicon: ['light', 'dark'],
  background: ['image', 'light', 'dark'],
  thumbnails: ['background'],
  fonts: ['source'],
};
const WHOLE = ['logo', 'favicon'];
const WITH_ICONS = ['navbar', 'footer', 'contextual'];

function filesOf({ key, value }: Member, isSite: boolean): readonly Named[] {
  const icons = key === 'icon' ? iconIn(value) : WITH_ICONS.includes(key) ? iconsIn(value) : [];
  const own = icons
    .filter(({ name }) => isPicture(name))
    .map(({ name, path, at, length }) => ({ text: name, path, at, length }));
  const keys = isSite && Object.hasOwn(SETTINGS, key) ? SETTINGS[key]! : [];
  return [...own, ...textsBelow(value, keys, WHOLE.includes(key))];
}

/** The strings of these keys, at any depth. `isNamed`: the value itself is one. */
function textsBelow(node: Node, keys: readonly string[], isNamed: boolean): readonly Named[] {
  if (keys.length === 0) return [];
  if (node.type === 'string')
    return isNamed ? [{ text: node.value, path: [], at: 0, length: node.length }] : [];
  if (node.type !== 'object') return [];
  return effectiveMembers(node).flatMap(({ key, value, start }) =>
    textsBelow(value, keys, keys.includes(key)).map((named) => ({
      ...named,
      path: [key, ...named.path],
      at: start + named.at,
    })),
  );
}

/** Whether an icon is a file instead of a name. */
const isPicture = (icon: string): boolean =>
  /^[^<]*\//.test(icon) || /\.(svg|png|jpe?g|gif|webp|avif|ico)$/i.test(icon);

/** A path relative to the folder of docs.json. Undefined for an address, and in folders that aren't searched. */
function pathInFolder(text: string): string | undefined {
  const plain = text.trim().replace(/[?#].*$/s, '');
  if (plain === '' || /^([a-z][a-z\d+.-]*:|\/\/|<)/i.test(plain) || plain.includes('{{'))
    return undefined;
  const path = decoded(plain).replace(/^(\.?\/)+/, '');
  const isHidden = path.split('/').some((part) => part.startsWith('.') || part === 'node_modules');
  return path === '' || isHidden ? undefined : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
