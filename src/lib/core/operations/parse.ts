/*
 * Operations from outside, as plain JSON: validated before any of them runs.
 */
import { ok, refuse, type Result } from '../result.ts';
import { LIST_KEYS, KINDS, type Kind } from '../schema/kinds.ts';
import * as z from '../schema/zod.ts';
import type { Operation, PageOperation } from '../operation.ts';
import * as m from './parse-messages.ts';

/** JSON Pointer, RFC 6901. */
const pointer = z.string().check(z.regex(/^(\/([^~/]|~[01])*)*$/, m.notAPointer));
const redirect = z.optional(z.literal(false));
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
  z.strictObject({
    op: z.literal('set-frontmatter'),
    path: z.string(),
    field: z.string(),
    value: z.optional(z.json()),
  }),
  z.strictObject({
    op: z.literal('create-page'),
    path: z.string(),
    title: z.string(),
    extension: z.optional(z.enum(['mdx', 'md'])),
    to: z.optional(to),
    like: z.optional(z.string()),
    frontmatter: z.optional(z.record(z.string(), z.json())),
  }),
  z.strictObject({
    op: z.literal('delete-page'),
    path: z.string(),
    to: z.optional(z.string()),
    redirect,
  }),
  z
    .strictObject({ op: z.literal('rename-page'), from: z.string(), to: z.string(), redirect })
    .check(z.refine(({ from, to }) => from.endsWith('/') === to.endsWith('/') || from === '')),
]);

/**
 * A list of operations. Refuses anything but an array, and an array with an invalid operation, naming which one and
 * why.
 */
export function parseOperations(value: unknown): Result<readonly (Operation | PageOperation)[]> {
  if (!Array.isArray(value)) return refuse('malformed', m.notAList);
  for (const [index, item] of value.entries()) {
    const parsed = z.safeParse(operation, item);
    if (parsed.success) continue;
    const [issue] = parsed.error.issues;
    const path = issue?.path.join('.') ?? '';
    return refuse('malformed', m.malformed(index, path, whyOf(issue)));
  }
  return ok(value as readonly (Operation | PageOperation)[]);
}

/** zod is bundled here without its messages, so an issue has only a code. */
function whyOf(issue: z.core.$ZodIssue | undefined): string {
  switch (issue?.code) {
    case 'unrecognized_keys':
      return m.unknownKeys(issue.keys);
    case 'invalid_type':
      return m.wrongType(WANTED[issue.expected] ?? issue.expected);
    case 'invalid_value':
      return m.notOneOf(issue.values.map(String));
    case 'too_small':
      return issue.origin === 'array' ? m.emptyList : m.lessThanZero;
    case 'custom':
      return m.onlyOneSlash;
    case 'invalid_format':
      return issue.message;
    case 'invalid_union':
      return issue.discriminator === 'op' ? m.unknownOperation : m.typeNotAllowed;
    default:
      return m.notAllowed;
  }
}

const WANTED: Readonly<Record<string, string>> = {
  string: m.text,
  object: m.anObject,
  array: m.aList,
  int: m.aWholeNumber,
  number: m.aNumber,
  boolean: m.trueOrFalse,
};
