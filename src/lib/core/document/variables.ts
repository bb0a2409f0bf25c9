import type { Doc } from './node.ts';
import { spotAt } from './walk.ts';

/** The texts of the site that pages name as `{{name}}`. */
export function variablesOf(doc: Doc): ReadonlyMap<string, string> {
  const node = spotAt(doc, ['variables'])?.node;
  const members = node?.type === 'object' ? node.members : [];
  return new Map(
    members.flatMap(({ key, value }) =>
      value.type === 'string' ? [[key, value.value] as const] : [],
    ),
  );
}
