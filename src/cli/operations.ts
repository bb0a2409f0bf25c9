import { LIST_KEYS, KINDS, type Kind } from '../lib/core/rules/kinds.ts';
import type { Operation } from '../lib/core/operations/operation.ts';
import * as z from '../lib/core/schema/zod.ts';
import { Unusable } from './io.ts';

/** RFC 6901. */
const pointer = z.string().check(z.regex(/^(\/([^~/]|~[01])*)*$/, 'this is no JSON Pointer'));
const pointers = z.array(pointer);
const kind = z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]);
const list = z.optional(z.enum(LIST_KEYS));
const drop = z.optional(z.boolean());
const to = z.strictObject({
  parent: pointer,
  key: z.enum(LIST_KEYS),
  index: z.int().check(z.nonnegative()),
});
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('move'), nodes: pointers, to }),
  z.strictObject({
    op: z.literal('insert'),
    value: z.json(),
    to,
    source: z.optional(z.string()),
  }),
  z.strictObject({ op: z.literal('remove'), nodes: pointers }),
  z.strictObject({ op: z.literal('duplicate'), nodes: pointers }),
  z.strictObject({ op: z.literal('sort'), node: pointer, by: z.enum(['label', 'path']) }),
  z.strictObject({
    op: z.literal('set'),
    node: pointer,
    field: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
    value: z.optional(z.json()),
  }),
  z.strictObject({ op: z.literal('wrap'), nodes: pointers, kind, label: z.string() }),
  z.strictObject({ op: z.literal('unwrap'), node: pointer, drop }),
  z.strictObject({
    op: z.literal('convert'),
    node: pointer,
    kind,
    siblings: z.optional(z.boolean()),
    label: z.optional(z.string()),
    drop,
  }),
  z.strictObject({ op: z.literal('merge'), nodes: pointers, drop }),
  z.strictObject({ op: z.literal('split'), node: pointer, by: z.literal('path') }),
  z.strictObject({ op: z.literal('flatten'), node: pointer, drop }),
  z.strictObject({ op: z.literal('expand'), node: pointer, expanded: z.optional(z.boolean()) }),
  z.strictObject({ op: z.literal('extract'), node: pointer, list, file: z.string() }),
  z.strictObject({ op: z.literal('inline'), node: pointer, list }),
]);

/** The operations of a file. Refuses what is no JSON, no array, or holds something that is no operation. */
export function parseOperations(text: string, path: string): readonly Operation[] {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new Unusable(`${path} is no JSON.`);
  }
  if (!Array.isArray(value)) throw new Unusable(`${path} holds no list of operations.`);
  return value.map((item: unknown, index) => {
    const parsed = z.safeParse(operation, item);
    if (parsed.success) return item as Operation;
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    throw new Unusable(
      `Operation ${index} of ${path} is malformed${where}: ${issue?.message ?? 'it is no operation'}.`,
    );
  });
}
