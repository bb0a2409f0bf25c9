/*
 * Icons: a name, a file, a URL, inline SVG, or `{name, style?, library?}`.
 */
import type { Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import { instead, removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { ICON_LIBRARIES, ICON_STYLES } from '../../schema/kinds.ts';
import { nearestOf } from '../fixes/fix-builders.ts';
import { named, quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';

export function checkIcon(subject: Subject, key: string, value: Node): void {
  const cost = costOf(subject.context);
  if (value.type === 'string') return;
  if (value.type !== 'object') {
    report(
      subject,
      'field-type',
      `${m.iconNotName(named(subject))} ${cost}`,
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
      `${m.iconWithoutName(named(subject))} ${cost}`,
      { field: name ? [key, 'name'] : [key] },
      removal(key),
    );
  for (const { key: inner, value: said } of value.members) {
    const field = [key, inner];
    if (inner === 'style' && !isOne(ICON_STYLES, said))
      report(
        subject,
        'icon-object',
        `${m.noStyle(spoken(said), ICON_STYLES.slice(0, 6))} ${cost}`,
        { field },
        instead(field, said.type === 'string' ? nearestOf(said.value, ICON_STYLES) : undefined),
      );
    else if (inner === 'library' && !isOne(ICON_LIBRARIES, said))
      report(
        subject,
        'icon-object',
        `${m.noLibrary(spoken(said), ICON_LIBRARIES)} ${cost}`,
        { field },
        instead(field, said.type === 'string' ? nearestOf(said.value, ICON_LIBRARIES) : undefined),
      );
    else if (!['name', 'style', 'library'].includes(inner))
      report(subject, 'unknown-field', m.unknownInIcon(inner), { field, key: true });
  }
}

const isOne = (values: readonly string[], node: Node) =>
  node.type === 'string' && values.includes(node.value);
const spoken = (node: Node) => (node.type === 'string' ? quoted(node.value) : m.thisValue);
