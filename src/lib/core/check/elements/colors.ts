/*
 * Colors: `{light?, dark?}` with hex values.
 */
import type { Node } from '../../document/node.ts';
import { isRef } from '../../document/elements.ts';
import { instead, removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import { quoted } from '../../document/words.ts';

/** `path` is the path from the element to the value. */
export function checkColor(subject: Subject, value: Node, path: readonly string[]): void {
  if (isRef(value)) return;
  if (value.type !== 'object') {
    const hex = value.type === 'string' && isHex(value.value.trim()) ? value.value.trim() : '';
    report(
      subject,
      'field-builder',
      `A colour is written in braces, as “light” and “dark”, each such as #0d9373. ${costOf(subject.context)}`,
      { field: path },
      (pointer) => [
        ...(hex
          ? [
              fix(
                `Use ${quoted(hex)} in light and in dark`,
                setTo(pointer, path, { light: hex, dark: hex }),
              ),
            ]
          : []),
        ...removal(...path)(pointer),
      ],
    );
    return;
  }
  for (const m of value.members) {
    if (m.key === '$ref') continue;
    if (m.key !== 'light' && m.key !== 'dark') {
      report(
        subject,
        'field-builder',
        `A color has “light” and “dark” only, not ${quoted(m.key)}. ${costOf(subject.context)}`,
        { field: [...path, m.key], key: true },
        removal(...path, m.key),
      );
      continue;
    }
    if (m.value.type === 'string' && isHex(m.value.value)) continue;
    const bare = m.value.type === 'string' ? `#${m.value.value.trim().replace(/^#/, '')}` : '';
    const said = m.value.type === 'string' ? quoted(m.value.value) : 'This';
    report(
      subject,
      'field-builder',
      `${said} is no colour such as #0d9373. ${costOf(subject.context)}`,
      { field: [...path, m.key] },
      instead([...path, m.key], isHex(bare) ? bare : undefined),
    );
  }
}

const isHex = (text: string): boolean => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
