/*
 * Unknown keys next to the navigation.
 */
import type { Member, Node } from '../../document/node.ts';
import { SITE } from '../../schema/settings/site.ts';
import { isListKey } from '../../schema/kinds.ts';
import { clear, fix, jsonOf, setTo } from '../fixes/fix-builders.ts';
import { nearestKey, type SettingFinding } from './setting-words.ts';
import { isLoose } from '../text.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

/** The finding for a key of the document that isn't a setting. */
export const unknownSetting = (
  key: string,
  value: Node,
  fields: ReadonlyMap<string, Member>,
): SettingFinding => ({
  code: 'unknown-field',
  message: isListKey(key) ? m.insideNavigation(key) : m.unknownSetting(key),
  path: [key],
  key: true,
  fixes: (pointer) => {
    const free = [...Object.keys(SITE), 'banner', 'navigation'].filter(
      (known) => !fields.has(known),
    );
    const meant = nearestKey(key, free);
    if (meant === undefined || isLoose(value)) return [];
    return [
      fix(shared.rename(key, meant), setTo(pointer, meant, jsonOf(value)), clear(pointer, key)),
    ];
  },
});
