/*
 * Unknown keys next to the navigation.
 */
import type { Member, Node } from '../../document/node.ts';
import { SITE } from '../../schema/settings/site.ts';
import { isListKey } from '../../schema/kinds.ts';
import { clear, fix, jsonOf, setTo } from '../fixes/fix-builders.ts';
import { nearestKey, type SettingFinding } from './setting-words.ts';
import { isLoose } from '../text.ts';
import { quoted } from '../../document/words.ts';

/** The finding for a key of the document that isn't a setting. */
export const unknownSetting = (
  key: string,
  value: Node,
  fields: ReadonlyMap<string, Member>,
): SettingFinding => ({
  code: 'unknown-field',
  message: isListKey(key)
    ? `${quoted(key)} belongs inside “navigation”; outside of it, it isn’t a known setting. Signpost leaves it unchanged.`
    : `${quoted(key)} isn’t a known setting. Signpost leaves it unchanged.`,
  path: [key],
  key: true,
  fixes: (pointer) => {
    const free = [...Object.keys(SITE), 'banner', 'navigation'].filter(
      (known) => !fields.has(known),
    );
    const meant = nearestKey(key, free);
    if (meant === undefined || isLoose(value)) return [];
    return [
      fix(
        `Rename ${quoted(key)} to ${quoted(meant)}`,
        setTo(pointer, meant, jsonOf(value)),
        clear(pointer, key),
      ),
    ];
  },
});
