/*
 * The operations of a known specification, looked up by method and path.
 */
import { plainName } from './specification-names.ts';
import { memo } from '../../memo.ts';
import { isOneTypo } from '../../text/typo.ts';

export interface OperationAnswer {
  readonly isThere: boolean;
  /** Operations that were possibly meant, as an entry names them: "GET /users/{id}". */
  readonly near: readonly string[];
}

export interface Operations {
  readonly ask: (method: string, path: string) => OperationAnswer;
}

const THERE: OperationAnswer = { isThere: true, near: [] };

/** The specification with this name, ignoring leading slashes and `./`. Undefined while unknown. */
export function operationsIn(
  known: ReadonlyMap<string, ReadonlySet<string>>,
  name: string,
): Operations | undefined {
  const plain = plainName(name);
  const set = [name, plain, `/${plain}`, `./${plain}`].flatMap((one) => known.get(one) ?? [])[0];
  return set && readOperations(set);
}

const readOperations = memo((set: ReadonlySet<string>): Operations => {
  const all = [...set].map((operation) => {
    const at = operation.indexOf(' ');
    return { method: operation.slice(0, at).toLowerCase(), path: operation.slice(at + 1) };
  });
  const known = new Set(all.map(({ method, path }) => `${method} ${path}`));
  const byPath = new Map<string, string[]>();
  for (const { method, path } of all)
    byPath.set(fold(path), [...(byPath.get(fold(path)) ?? []), operationText(method, path)]);
  const hasWebhooks = all.some(({ method }) => method === 'webhook');
  return {
    ask(method, path) {
      const own = method.toLowerCase();
      // If a specification lists no webhooks, its webhooks are unknown.
      if (known.has(`${own} ${path}`) || (own === 'webhook' && !hasWebhooks)) return THERE;
      const samePath = byPath.get(fold(path)) ?? [];
      const sameMethod = samePath.filter((near) => near.toLowerCase().startsWith(`${own} `));
      const typos = all
        .filter((one) => one.method === own && isOneTypo(fold(one.path), fold(path)))
        .map((one) => operationText(one.method, one.path));
      return { isThere: false, near: [...sameMethod, ...typos, ...samePath] };
    },
  };
});

const operationText = (method: string, path: string): string =>
  `${method === 'webhook' ? method : method.toUpperCase()} ${path}`;

/** Letter case, a final slash, and the names of parameters don't distinguish paths. */
const fold = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\{[^}]*\}|:[^/]+/g, '{}')
    .replace(/(?<=.)\/+$/, '');
