/*
 * Colours: `{light?, dark?}`, hex.
 */
import type { Node } from '../model/node.ts';
import { isRef } from './elements.ts';
import { removal, report, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { quoted } from './words.ts';

/** `path` leads from the element to the value. */
export function checkColor(subject: Subject, value: Node, path: readonly string[]): void {
  if (isRef(value)) return;
  if (value.type !== 'object') {
    report(
      subject,
      'field-builder',
      `${quoted(path.at(-1)!)} must be an object with hex colours for “light” and “dark”. ${costOf(subject.context)}`,
      { field: path },
      removal(...path),
    );
    return;
  }
  for (const m of value.members) {
    if (m.key !== 'light' && m.key !== 'dark') continue;
    if (
      m.value.type === 'string' &&
      /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(m.value.value)
    )
      continue;
    const said = m.value.type === 'string' ? quoted(m.value.value) : 'This';
    report(
      subject,
      'field-builder',
      `${said} is no hex colour such as #0d9373. ${costOf(subject.context)}`,
      { field: [...path, m.key] },
      removal(...path, m.key),
    );
  }
}
