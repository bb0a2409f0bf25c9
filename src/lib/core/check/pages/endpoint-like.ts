/*
 * Entries of `pages` that were meant as endpoints but that the builder reads as a page path: `GET` alone, `GET users`,
 * `FETCH /users`.
 */
import type { OperationFix } from '../../result.ts';
import { reportEntry, type Subject } from '../finding.ts';
import { METHODS, type parseEndpoint } from '../../schema/kinds.ts';
import { nearestOf } from '../fixes/fix-builders.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

type Rename = (label: string, path: string) => (pointer: string) => readonly OperationFix[];

/** Reports an entry that was meant as an endpoint. Returns whether it was. */
export function checkEndpointLike(
  subject: Subject,
  where: Parameters<typeof reportEntry>[3],
  endpoint: ReturnType<typeof parseEndpoint>,
  entry: string,
  rename: Rename,
): boolean {
  const say = (message: string, meant?: string) =>
    reportEntry(
      subject,
      'endpoint-misspelled',
      message,
      where,
      meant === undefined ? undefined : rename(shared.write(quoted(meant)), meant),
    );
  const words = entry.trim().split(/\s+/);
  if (endpoint) {
    const { method, path } = endpoint;
    if (method.toLowerCase() === 'webhook' || /^\/|:\/\//.test(path)) return false;
    const meant = [...words.slice(0, -1), `/${path}`].join(' ');
    say(m.pathWithoutSlash(entry), meant);
    return true;
  }
  const [first = '', second = ''] = words;
  if (words.length === 1) {
    if (!(METHODS as readonly string[]).includes(first)) return false;
    say(m.onlyMethod(first));
    return true;
  }
  const isPathNext = /^[a-z]+$/i.test(first) && second.startsWith('/');
  if (isPathNext && isMethod(first)) {
    say(m.pathWithSpace(entry));
    return true;
  }
  const at = words.length - 2;
  const method = words[at]!;
  if (words.length > 3 || !/^[a-z]+$/i.test(method) || !words[at + 1]!.startsWith('/'))
    return false;
  const near = nearestOf(
    method,
    METHODS.map((one) => one.toLowerCase()),
  )?.toUpperCase();
  const meant = near && [...words.slice(0, at), near, words[at + 1]!].join(' ');
  say(m.unknownMethod(method, entry, METHODS), meant);
  return true;
}

const isMethod = (word: string): boolean =>
  (METHODS as readonly string[]).includes(word.toUpperCase());
