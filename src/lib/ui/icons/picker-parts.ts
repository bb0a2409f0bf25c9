/*
 * What the picker shows before a search: icons that the site already uses, recently chosen ones, and all the others.
 */
import type { Doc } from '$lib/core/document/node';
import { LIBRARY_NAMES, type Library } from '$lib/core/icons/library';
import type { IconNames } from '$lib/core/icons/names';
import type { IconIndex } from '$lib/core/icons/search';
import { findIcons, wordsIn } from '$lib/core/icons/search';
import { sortOf, type Icon } from '$lib/core/site/icon';
import { iconsIn } from '$lib/core/site/icons-used';
import { choiceOf, fileChoice, type Choice, type Part } from './icon-choices';
import * as m from './picker-messages';
import { isPicture } from './pictures';
import { recentIcons } from './recent';

/** Limit on the icons of the site, which fill two lines. Half as many recent ones are shown. */
const RECENT_SHOWN = 16;

export function optionParts(
  library: Library,
  index: IconIndex,
  doc: Doc,
  site: Library,
): readonly Part[] {
  const counts = new Map<string, number>();
  for (const { icon } of iconsIn(doc))
    if (icon.sort === 'name' && (icon.library ?? site) === library)
      counts.set(icon.name, (counts.get(icon.name) ?? 0) + 1);
  const used = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const recent = recentIcons().flatMap((one) => (one.library === library ? [one.name] : []));
  const all = findIcons(index, '').map((icon) => choiceOf(library, icon));
  const onSite = knownChoices(used, library, index).slice(0, RECENT_SHOWN);
  const keys = new Set(onSite.map(({ key }) => key));
  return [
    { title: m.onSite, choices: onSite },
    {
      title: m.recent,
      choices: knownChoices(recent, library, index)
        .filter(({ key }) => !keys.has(key))
        .slice(0, RECENT_SHOWN / 2),
    },
    { title: m.allOf(LIBRARY_NAMES[library], all.length), choices: all },
  ];
}

function knownChoices(
  names: readonly string[],
  library: Library,
  index: IconIndex,
): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const name of names) {
    const icon = index.names.byName.get(name);
    if (icon) found.set(`${icon.set}/${icon.name}`, choiceOf(library, icon));
  }
  return [...found.values()];
}

/** Pictures of the folder whose paths contain every typed word. */
export function pictureParts(files: readonly string[] | undefined, query: string): readonly Part[] {
  const words = wordsIn(query);
  const pictures = (files ?? []).filter(
    (path) => isPicture(path) && words.every((word) => path.toLowerCase().includes(word)),
  );
  return pictures.length > 0 ? [{ choices: pictures.sort().map(fileChoice) }] : [];
}

/** The key of the choice that an icon is. */
export function keyOf(icon: Icon | undefined, names: IconNames | undefined): string | undefined {
  if (icon?.sort === 'file') return `file/${icon.name.replace(/^(\.?\/)+/, '')}`;
  const known = icon && names?.byName.get(icon.name);
  return known && `${known.set}/${known.name}`;
}

export const choiceIn = (parts: readonly Part[], key: string | undefined): Choice | undefined =>
  parts.flatMap(({ choices }) => choices.find((choice) => choice.key === key) ?? [])[0];

/** A typed text as the value itself. `isSure` if it can't be a name: an address, a path or a drawing. */
interface TextToUse {
  readonly text: string;
  readonly isSure: boolean;
}

/** Undefined if the text is empty or one of these names. */
export function textToUse(query: string, names: IconNames | undefined): TextToUse | undefined {
  const text = query.trim();
  if (!text) return undefined;
  const isSure = sortOf(text) !== 'name';
  return isSure || (names && !names.byName.has(text)) ? { text, isSure } : undefined;
}
