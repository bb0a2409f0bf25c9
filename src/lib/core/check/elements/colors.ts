/*
 * Colors: `{light?, dark?}` with hex values.
 */
import type { Node } from '../../document/node.ts';
import { isRef } from '../../document/elements.ts';
import { instead, removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { fix, setTo } from '../fixes/fix-builders.ts';
import * as m from './field-messages.ts';

/** `path` is the path from the element to the value. */
export function checkColor(subject: Subject, value: Node, path: readonly string[]): void {
  if (isRef(value)) return;
  if (value.type !== 'object') {
    const hex = value.type === 'string' && isHex(value.value.trim()) ? value.value.trim() : '';
    report(
      subject,
      'field-builder',
      `${m.colorNotInBraces} ${costOf(subject.context)}`,
      { field: path },
      (pointer) => [
        ...(hex ? [fix(m.useInBoth(hex), setTo(pointer, path, { light: hex, dark: hex }))] : []),
        ...removal(...path)(pointer),
      ],
    );
    return;
  }
  for (const { key, value: one } of value.members) {
    if (key === '$ref') continue;
    if (key !== 'light' && key !== 'dark') {
      report(
        subject,
        'field-builder',
        `${m.onlyLightAndDark(key)} ${costOf(subject.context)}`,
        { field: [...path, key], key: true },
        removal(...path, key),
      );
      continue;
    }
    if (one.type === 'string' && isHex(one.value)) continue;
    const bare = one.type === 'string' ? `#${one.value.trim().replace(/^#/, '')}` : '';
    const what = one.type === 'string' ? m.noColor(one.value) : m.thisIsNoColor;
    report(
      subject,
      'field-builder',
      `${what} ${costOf(subject.context)}`,
      { field: [...path, key] },
      instead([...path, key], isHex(bare) ? bare : undefined),
    );
  }
}

const isHex = (text: string): boolean => /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
