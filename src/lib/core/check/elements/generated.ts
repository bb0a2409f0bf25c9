/*
 * `graphql` and `sdk`: pages generated from a schema or a code library.
 */
import type { Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import { isRef } from '../../document/elements.ts';
import { removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { named, quoted } from '../../document/words.ts';

/** On a tab: the schema's path or address, or `{source}`. */
export function checkGraphql(subject: Subject, value: Node): void {
  if (isRef(value)) return;
  const cost = costOf(subject.context);
  const source = value.type === 'object' ? member(value, 'source')?.value : value;
  if (!isText(source))
    report(
      subject,
      'field-builder',
      `“graphql” of ${named(subject)} must name the schema’s file or its address, in quotes. ${cost}`,
      { field: ['graphql'] },
      removal('graphql'),
    );
  else if (subject.fields.get('pages'))
    report(
      subject,
      'field-builder',
      `${quoted('graphql')} makes the pages of ${named(subject)}, so it can’t be next to ${quoted('pages')}. ${cost}`,
      { field: ['graphql'], key: true },
      removal('graphql'),
    );
}

/** On a tab or a group: `{format, …}`. */
export function checkSdk(subject: Subject, value: Node): void {
  if (isRef(value)) return;
  const format = value.type === 'object' ? member(value, 'format')?.value : value;
  if (isText(format)) return;
  report(
    subject,
    'field-builder',
    value.type === 'object'
      ? `“sdk” of ${named(subject)} does not say which format the library’s reference has (“format”). ${costOf(subject.context)}`
      : `“sdk” of ${named(subject)} must be several fields in braces, with “format” among them. ${costOf(subject.context)}`,
    { field: ['sdk'] },
    removal('sdk'),
  );
}

const isText = (node: Node | undefined): boolean =>
  node?.type === 'string' && node.value.trim() !== '';
