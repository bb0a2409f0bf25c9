/*
 * Icons: a name, a file, a URL, inline SVG, or `{name, style?, library?}`.
 */
import type { Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { removal, report, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { ICON_LIBRARIES, ICON_STYLES } from './kinds.ts';
import { quoted } from './words.ts';

export function checkIcon(subject: Subject, key: string, value: Node): void {
  const cost = costOf(subject.context);
  if (value.type === 'string') return;
  if (value.type !== 'object') {
    report(
      subject,
      'field-type',
      `An icon is written as its name. ${cost}`,
      { field: [key] },
      removal(key),
    );
    return;
  }
  const name = member(value, 'name')?.value;
  if (name?.type !== 'string' || name.value.trim() === '')
    report(
      subject,
      'icon-object',
      `This icon has no name. ${cost}`,
      { field: name ? [key, 'name'] : [key] },
      removal(key),
    );
  for (const { key: inner, value: said } of value.members) {
    const field = [key, inner];
    if (inner === 'style' && !isOne(ICON_STYLES, said))
      report(
        subject,
        'icon-object',
        `${spoken(said)} is no icon style. The styles are ${ICON_STYLES.slice(0, 6).join(', ')} and the sharp ones. ${cost}`,
        { field },
        removal(...field),
      );
    else if (inner === 'library' && !isOne(ICON_LIBRARIES, said))
      report(
        subject,
        'icon-object',
        `${spoken(said)} is no icon library. The libraries are ${ICON_LIBRARIES.join(', ')}. ${cost}`,
        { field },
        removal(...field),
      );
    else if (!['name', 'style', 'library'].includes(inner))
      report(
        subject,
        'unknown-field',
        `Nobody knows ${quoted(inner)} in an icon. It stays in the file.`,
        { field, key: true },
      );
  }
}

const isOne = (values: readonly string[], node: Node) =>
  node.type === 'string' && values.includes(node.value);
const spoken = (node: Node) => (node.type === 'string' ? quoted(node.value) : 'This');
