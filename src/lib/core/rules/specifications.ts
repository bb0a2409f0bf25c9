/*
 * `openapi` and `asyncapi`: a path or URL, a list of these, or `{source, directory?, overlays?}`.
 */
import type { Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { isRef } from './elements.ts';
import { removal, report, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { quoted } from './words.ts';

const PARTS: Readonly<Record<string, readonly string[]>> = {
  openapi: ['source', 'directory', 'overlays'],
  asyncapi: ['source', 'directory'],
};

export function checkSpecification(subject: Subject, key: string, value: Node): void {
  const name = key === 'openapi' ? 'OpenAPI' : 'AsyncAPI';
  const wrong = key === 'openapi' ? 'field-type' : 'field-builder';
  const cost = costOf(subject.context);
  const where = { field: [key] };
  if (
    value.type === 'string'
      ? value.value.trim() === ''
      : value.type === 'array' && value.items.length === 0
  ) {
    report(
      subject,
      'openapi-empty',
      `${quoted(key)} is empty; the site drops it.`,
      where,
      removal(key),
    );
    return;
  }
  const parts = value.type === 'array' ? value.items : [value];
  for (const part of parts) {
    if (part.type === 'string' || isRef(part)) continue;
    if (part.type !== 'object') {
      report(
        subject,
        wrong,
        `${quoted(key)} must name the ${name} file or address. ${cost}`,
        where,
        removal(key),
      );
      return;
    }
    const source = member(part, 'source')?.value;
    if (source?.type !== 'string')
      report(
        subject,
        'field-builder',
        `This ${name} object needs “source”: the file or address of the specification. ${cost}`,
        where,
      );
    const stranger = part.members.find((m) => !PARTS[key]!.includes(m.key));
    if (stranger)
      report(
        subject,
        'field-builder',
        `The builder does not know ${quoted(stranger.key)} beside the ${name} source. ${cost}`,
        value.type === 'array' ? where : { field: [key, stranger.key], key: true },
        value.type === 'array' ? undefined : removal(key, stranger.key),
      );
    const directory = member(part, 'directory')?.value;
    if (directory && directory.type !== 'string')
      report(subject, 'field-builder', `“directory” must be a path. ${cost}`, where);
  }
}
