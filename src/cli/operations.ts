import * as z from 'zod/mini';
import { LIST_KEYS, KINDS, type Kind } from '../lib/core/rules/kinds.ts';
import type { Operation } from '../lib/core/operations/operation.ts';
import { Unusable } from './io.ts';

z.config({ jitless: true });

/** RFC 6901. */
const pointer = z.string().check(z.regex(/^(\/([^~/]|~[01])*)*$/, 'this is no JSON Pointer'));
const pointers = z.array(pointer);
const to = z.strictObject({
  parent: pointer,
  key: z.enum(LIST_KEYS),
  index: z.int().check(z.nonnegative()),
});
const operation = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('move'), nodes: pointers, to }),
  z.strictObject({ op: z.literal('insert'), value: z.json(), to }),
  z.strictObject({ op: z.literal('remove'), nodes: pointers }),
  z.strictObject({ op: z.literal('duplicate'), nodes: pointers }),
  z.strictObject({ op: z.literal('sort'), node: pointer, by: z.enum(['label', 'path']) }),
  z.strictObject({
    op: z.literal('set'),
    node: pointer,
    field: z.union([z.string(), z.array(z.string()).check(z.minLength(1))]),
    value: z.optional(z.json()),
  }),
  z.strictObject({
    op: z.literal('wrap'),
    nodes: pointers,
    kind: z.enum(Object.keys(KINDS) as [Kind, ...Kind[]]),
    label: z.string(),
  }),
  z.strictObject({ op: z.literal('unwrap'), node: pointer, drop: z.optional(z.boolean()) }),
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
