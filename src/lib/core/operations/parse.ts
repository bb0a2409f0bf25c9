/*
 * Operations from outside, as plain JSON: validated before any of them runs.
 */
import { ok, refuse, type Result } from '../result.ts';
import { LIST_KEYS, KINDS, type Kind } from '../schema/kinds.ts';
import { listed, quoted } from '../document/words.ts';
import * as z from '../schema/zod.ts';
import type { Operation } from '../operation.ts';

/** JSON Pointer, RFC 6901. */
const pointer = z.string().check(z.regex(/^(\/([^~/]|~[01])*)*$/, 'this isn’t a JSON Pointer'));
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

/**
 * A list of operations. Refuses anything but an array, and an array with an invalid operation, naming which one and
 * why.
 */
export function parseOperations(value: unknown): Result<readonly Operation[]> {
  if (!Array.isArray(value)) return refuse('malformed', 'Operations are a list: an array in JSON.');
  for (const [index, item] of value.entries()) {
    const parsed = z.safeParse(operation, item);
    if (parsed.success) continue;
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? ` at ${issue.path.join('.')}` : '';
    return refuse('malformed', `Operation ${index} is malformed${where}: ${whyOf(issue)}.`);
  }
  return ok(value as readonly Operation[]);
}

/** zod is bundled here without its messages, so an issue has only a code. */
function whyOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return `it can’t have ${listed(issue.keys.map(quoted))}`;
    case 'invalid_type':
      return `this is missing or isn’t ${WANTED[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `this isn’t one of ${listed(issue.values.map((one) => quoted(String(one))))}`;
    case 'too_small':
      return issue.origin === 'array' ? 'this list is empty' : 'this is less than 0';
    case 'invalid_format':
      return issue.message;
    case 'invalid_union':
      return issue.discriminator === 'op'
        ? 'no operation has this name'
        : 'its type isn’t allowed here';
    default:
      return 'this isn’t allowed here';
  }
}

const WANTED: Readonly<Record<string, string>> = {
  string: 'text',
  object: 'an object',
  array: 'a list',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};
