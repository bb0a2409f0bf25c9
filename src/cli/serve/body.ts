/* The body of a request: JSON of a bounded size and the expected shape. */
import type { IncomingMessage } from 'node:http';
import type { FileChange } from '../../lib/core/file-change.ts';
import {
  LARGEST,
  type ServerCommitRequest,
  type WriteRequest,
} from '../../lib/storage/server-api.ts';
import * as m from './messages.ts';

/** A request that cannot be valid: its status, and why. */
export class Unwanted extends Error {
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
  }
}

/** Size limit of a body, in bytes: a 20 MB text with its quotes and line breaks escaped. */
const LONGEST = 2 * LARGEST;
/** Limit on the files of a step: more than any site has pages. */
const MOST_FILES = 100_000;

export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const { headers } = request;
  // Guard: requests are JSON, which no form can send
  if (!/^application\/json(;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    throw new Unwanted(415, m.mustBeJson);
  if (headers['content-encoding'] !== undefined) throw new Unwanted(415, m.mustBePlain);
  if (Number(headers['content-length'] ?? 0) > LONGEST) throw tooLarge();
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST) throw tooLarge();
    parts.push(part);
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
    return JSON.parse(text) as unknown;
  } catch {
    throw new Unwanted(400, m.requestNotJson);
  }
}

const tooLarge = () => new Unwanted(413, m.requestTooLarge);

export function writeRequest(body: unknown): WriteRequest {
  if (!isRecord(body)) throw malformed();
  const { main, files } = body;
  if (Array.isArray(files) && files.length > MOST_FILES)
    throw new Unwanted(413, m.tooManyFiles(MOST_FILES));
  if (typeof main !== 'string' || !areChanges(files)) throw malformed();
  return { main, files };
}

export function commitRequest(body: unknown): ServerCommitRequest {
  const { main, files } = writeRequest(body);
  const { message, branch, isNew, push, made } = body as Record<string, unknown>;
  if (typeof message !== 'string' || typeof branch !== 'string' || typeof isNew !== 'boolean')
    throw malformed();
  return {
    ...{ main, files, message, branch, isNew, push: push === true },
    ...(typeof made === 'string' && { made }),
  };
}

function areChanges(files: unknown): files is readonly FileChange[] {
  return Array.isArray(files) && files.length > 0 && files.every(isChange);
}

/** Each kind of change has its own keys, so that no change can be taken for another one. */
function isChange(file: unknown): boolean {
  if (!isRecord(file)) return false;
  const { path, text, from, to, deleted, expected } = file;
  const isText = (value: unknown) => typeof value === 'string';
  const [writing, move, deletion] = [[path, text], [from, to], [deleted]].map((own) =>
    own.some((value) => value !== undefined) ? own : [],
  ) as [unknown[], unknown[], unknown[]];
  const own = [...writing, ...move, ...deletion];
  if (own.length > 2 || !own.every(isText)) return false;
  return isText(expected) || (expected === undefined && writing.length > 0);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const malformed = () => new Unwanted(400, m.requestIncomplete);
