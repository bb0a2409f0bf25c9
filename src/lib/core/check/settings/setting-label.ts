import { BANNER_PARTS } from '../../schema/parts.ts';
import { SETTINGS } from './site.ts';
import * as m from './site-messages.ts';

/** What the inspector calls a setting of the site, or a part of a banner: "Banner text". Undefined if it has no control. */
export function settingLabel(path: readonly string[]): string | undefined {
  // Under its heading, "Name" is enough.
  if (path.join('.') === 'name') return m.siteName;
  const found = SETTINGS.find((setting) => setting.path.join('.') === path.join('.'));
  if (found) return found.label;
  const [first, second] = path;
  return first === 'banner' && path.length === 2
    ? BANNER_PARTS.find(({ key }) => key === second)?.label
    : undefined;
}
