/*
 * `graphql` and `sdk`: pages generated from a schema or a code library.
 */
import type { Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import { isRef } from '../../document/elements.ts';
import { removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { named } from '../../document/kind-words.ts';
import * as m from './field-messages.ts';

/** On a tab: the schema's path or address, or `{source}`. */
export function checkGraphql(subject: Subject, value: Node): void {
  if (isRef(value)) return;
  const cost = costOf(subject.context);
  const source = value.type === 'object' ? member(value, 'source')?.value : value;
  if (!isText(source))
    report(
      subject,
      'field-builder',
      `${m.graphqlNamesNothing(named(subject))} ${cost}`,
      { field: ['graphql'] },
      removal('graphql'),
    );
  else if (subject.fields.get('pages'))
    report(
      subject,
      'field-builder',
      `${m.graphqlBesidePages(named(subject))} ${cost}`,
      { field: ['graphql'], key: true },
      removal('graphql'),
    );
}

/** On a tab or a group: `{format, …}`. */
export function checkSdk(subject: Subject, value: Node): void {
  if (isRef(value)) return;
  const format = value.type === 'object' ? member(value, 'format')?.value : value;
  if (isText(format)) return;
  const what = value.type === 'object' ? m.sdkWithoutFormat : m.sdkNotInBraces;
  report(
    subject,
    'field-builder',
    `${what(named(subject))} ${costOf(subject.context)}`,
    { field: ['sdk'] },
    removal('sdk'),
  );
}

const isText = (node: Node | undefined): boolean =>
  node?.type === 'string' && node.value.trim() !== '';
