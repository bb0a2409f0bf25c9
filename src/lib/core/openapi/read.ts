/*
 * Reads the operations of an API specification that a site makes pages for: Swagger 2.0 and OpenAPI 3, JSON or YAML.
 * The input is untrusted: every value is checked before it is used, a reference is followed only inside the file, and
 * the number of operations is limited.
 */
import type { ApiOperation, Specification } from './specification.ts';
import * as m from './messages.ts';
import { ok, refuse, type Result } from '../result.ts';
import { readYaml } from '../yaml.ts';

/** Limits: operations per file, and references followed in a row. */
const MOST_OPERATIONS = 20_000;
const MOST_HOPS = 16;
/** Per operation. */
const MOST_TAGS = 20;
const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'] as const;

type Fields = Readonly<Record<string, unknown>>;

/** Reads the text of a specification. Refuses with a sentence if it isn't one. */
export function readSpecification(text: string): Result<Specification> {
  if (text.trim() === '') return refuse('specification', m.emptyFile);
  const read = readYaml(text);
  if (!read.ok) return read;
  const root = read.value;
  if (!isFields(root)) return refuse('specification', m.notASpecification);
  const format = formatOf(root);
  if (format === undefined)
    return refuse(
      'specification',
      own(root, 'asyncapi') !== undefined ? m.asyncApi : m.notASpecification,
    );
  const operations: ApiOperation[] = [];
  const elsewhere: string[] = [];
  const visit = (items: unknown, read: (path: string, item: Fields) => void) => {
    if (!isFields(items)) return;
    for (const [path, item] of Object.entries(items)) {
      // Guard: no more operations than can be read
      if (operations.length >= MOST_OPERATIONS) return;
      const found = followed(root, item);
      if (found === 'elsewhere') elsewhere.push(path);
      else if (found) read(path, found);
    }
  };
  visit(own(root, 'paths'), (path, item) => {
    for (const method of METHODS) {
      const operation = own(item, method);
      if (isFields(operation)) operations.push(operationOf(method.toUpperCase(), path, operation));
    }
  });
  for (const key of ['webhooks', 'x-webhooks'])
    visit(own(root, key), (name, item) => {
      const operation = METHODS.map((method) => own(item, method)).find(isFields);
      if (operation) operations.push(operationOf('webhook', name, operation));
    });
  const title = textOf(own(root, 'info'), 'title');
  const tags = tagsOf(root, operations);
  const headings = headingsOf(root);
  return ok({
    ...{ title, format, operations, tags, elsewhere },
    ...(headings.size > 0 && { headings }),
  });
}

function formatOf(root: Fields): string | undefined {
  const openapi = own(root, 'openapi');
  if (isVersion(openapi)) return m.openApi(openapi);
  const swagger = own(root, 'swagger');
  // YAML reads 2.0 as a number.
  return isVersion(swagger) ? m.swagger(swagger === 2 ? '2.0' : swagger) : undefined;
}
const isVersion = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number';

function operationOf(method: string, path: string, operation: Fields): ApiOperation {
  const tags = own(operation, 'tags');
  const isExcluded = own(operation, 'x-excluded') === true;
  return {
    method,
    path,
    summary: textOf(operation, 'summary') || textOf(operation, 'operationId'),
    tags: Array.isArray(tags) ? [...new Set(tags.slice(0, MOST_TAGS).filter(isName))] : [],
    deprecated: own(operation, 'deprecated') === true,
    hidden: own(operation, 'x-hidden') === true || isExcluded,
    ...(isExcluded && { excluded: true }),
  };
}

/** The item itself, or what its `$ref` points to inside the file. Undefined if that is missing or circular. */
function followed(root: Fields, item: unknown): Fields | 'elsewhere' | undefined {
  let at = item;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    if (!isFields(at)) return undefined;
    const ref = own(at, '$ref');
    if (typeof ref !== 'string') return at;
    if (!ref.startsWith('#')) return 'elsewhere';
    at = target(root, ref);
  }
  return undefined;
}

function target(root: Fields, ref: string): unknown {
  let at: unknown = root;
  for (const step of ref.slice(1).split('/').slice(1)) {
    if (!isFields(at)) return undefined;
    at = own(at, decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  }
  return at;
}
/** Returns the text unchanged if it isn't valid percent encoding. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function tagsOf(root: Fields, operations: readonly ApiOperation[]): readonly string[] {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  const listed = own(root, 'tags');
  const names = Array.isArray(listed) ? listed.map((tag) => textOf(tag, 'name')) : [];
  return [...new Set([...names.filter((name) => used.has(name)), ...used])];
}

/** The `x-group` of each tag. */
function headingsOf(root: Fields): ReadonlyMap<string, string> {
  const listed = own(root, 'tags');
  const pairs = (Array.isArray(listed) ? listed : []).flatMap((tag): [string, string][] => {
    const [name, heading] = [textOf(tag, 'name'), textOf(tag, 'x-group')];
    return name && heading ? [[name, heading]] : [];
  });
  return new Map(pairs);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const own = (value: Fields, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** A text on one line, or ''. */
function textOf(value: unknown, key: string): string {
  const text = isFields(value) ? own(value, key) : undefined;
  return typeof text === 'string' ? text.replace(/\s+/g, ' ').trim().slice(0, 300) : '';
}
