/*
 * `openapi` and `asyncapi`: a path or URL, a list of these, or `{source, directory?, overlays?}`.
 */
import type { Node, ObjectNode } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import type { Json } from '../../operation.ts';
import type { OperationFix } from '../../result.ts';
import { isRef } from '../../document/elements.ts';
import { removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import type { Kind } from '../../schema/kinds.ts';
import { clear, fix, jsonOf, setTo } from '../fixes/fix-builders.ts';
import { isLoose } from '../text.ts';
import { named, quoted } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

const PARTS_OF_FIELD: Readonly<Record<string, readonly string[]>> = {
  openapi: ['source', 'directory', 'overlays'],
  asyncapi: ['source', 'directory'],
};

export function checkSpecification(subject: Subject, key: string, value: Node): void {
  const name = key === 'openapi' ? 'OpenAPI' : 'AsyncAPI';
  const wrong = key === 'openapi' ? 'field-type' : 'field-builder';
  const cost = costFor(subject);
  const where = { field: [key] };
  const isRejected = !LENIENT.has(subject.kind);
  if (
    value.type === 'string'
      ? value.value.trim() === '' && !isRejected
      : value.type === 'array' && value.items.length === 0
  ) {
    report(subject, 'openapi-empty', m.namesNoFile(key, named(subject)), where, removal(key));
    return;
  }
  if (value.type === 'string') checkSlash(subject, key, value.value);
  const parts = value.type === 'array' ? value.items : [value];
  parts.forEach((part, i) => {
    if (part.type === 'string' ? part.value.trim() !== '' : isRef(part)) return;
    const of = value.type === 'array' ? i : undefined;
    if (part.type === 'object') checkPart({ subject, key, name, value, part, of });
    else
      report(
        subject,
        wrong,
        `${m.mustNameFile(key, named(subject), name)} ${cost}`,
        where,
        of === undefined ? removal(key) : rewriting(key, value, of, undefined, m.removeNoFile),
      );
  });
}

/** Kinds where the builder drops a value that it can't use, and still builds. */
export const LENIENT: ReadonlySet<Kind> = new Set(['navigation', 'group', 'item']);

const costFor = ({ kind, context }: Subject): string =>
  LENIENT.has(kind) ? m.ignored : costOf(context);

/** The builder removes the slash: files are named relative to the folder of docs.json. */
function checkSlash(subject: Subject, key: string, name: string): void {
  const plain = name.replace(/^\/+/, '');
  if (!/^\/[^/]/.test(name)) return;
  report(subject, 'leading-slash', m.readAs(name, plain), { field: [key] }, (pointer) => [
    fix(shared.removeSlash, setTo(pointer, key, plain)),
  ]);
}

interface Part {
  readonly subject: Subject;
  readonly key: string;
  /** "OpenAPI" */
  readonly name: string;
  readonly value: Node;
  readonly part: ObjectNode;
  /** Its index, if several are listed. */
  readonly of: number | undefined;
}

/** `{source, directory?, overlays?}` */
function checkPart({ subject, key, name, value, part, of }: Part): void {
  const cost = costFor(subject);
  const where = { field: [key] };
  const known = PARTS_OF_FIELD[key]!;
  const plain = jsonOf(part) as Readonly<Record<string, Json>>;
  const source = member(part, 'source')?.value;
  const strangers = part.members.filter((one) => !known.includes(one.key));
  const [stranger] = strangers;
  if (source?.type !== 'string' || source.value.trim() === '') {
    const meant = strangers.find(({ value: one }) => one.type === 'string' && isFile(one.value));
    const { [meant?.key ?? '']: file, ...others } = plain;
    report(
      subject,
      'field-builder',
      `${m.noSource(name, named(subject))} ${cost}`,
      where,
      (pointer) => [
        ...(meant
          ? rewriting(
              key,
              value,
              of,
              { source: file!, ...others },
              shared.rename(meant.key, 'source'),
            )(pointer)
          : []),
        ...rewriting(key, value, of, undefined, shared.remove(m.theEntry(name)))(pointer),
      ],
    );
  } else if (stranger) {
    const kept = Object.fromEntries(Object.entries(plain).filter(([k]) => known.includes(k)));
    const names = strangers.map((one) => quoted(one.key));
    report(
      subject,
      'field-builder',
      `${m.besideSource(names, name)} ${cost}`,
      of === undefined ? { field: [key, stranger.key], key: true } : where,
      of === undefined && strangers.length === 1
        ? removal(key, stranger.key)
        : rewriting(key, value, of, kept, shared.remove(listed(names))),
    );
  }
  const directory = member(part, 'directory')?.value;
  if (directory && directory.type !== 'string') {
    const { directory: _, ...others } = plain;
    report(
      subject,
      'field-builder',
      `${m.directoryNotPath(name)} ${cost}`,
      where,
      of === undefined
        ? removal(key, 'directory')
        : rewriting(key, value, of, others, shared.remove(quoted('directory'))),
    );
  }
}

const isFile = (text: string): boolean => /\.(json|ya?ml)$|^https?:/i.test(text.trim());

/** Replaces or removes one entry of the field's value. Empty if that would lose comments. */
const rewriting =
  (key: string, value: Node, of: number | undefined, entry: Json | undefined, label: string) =>
  (pointer: string): readonly OperationFix[] => {
    if (isLoose(value)) return [];
    const items = value.type === 'array' ? value.items.map(jsonOf) : [];
    const next = items.flatMap((item, i) =>
      i !== of ? [item] : entry === undefined ? [] : [entry],
    );
    const whole = of === undefined ? entry : next.length ? next : undefined;
    return [fix(label, whole === undefined ? clear(pointer, key) : setTo(pointer, key, whole))];
  };
