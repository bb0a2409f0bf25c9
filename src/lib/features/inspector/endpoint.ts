/*
 * Replaces one word of an endpoint's entry, `[specification] METHOD path`. Keeps the rest, including spacing and letter
 * case.
 */
export function endpointWith(
  entry: string,
  { method, path }: { readonly method?: string; readonly path?: string },
): string {
  const words = /^(\s*(?:\S+\s+)?)(\S+)(\s+)(\S+)(\s*)$/.exec(entry);
  if (!words) return `${method ?? 'GET'} ${path ?? '/'}`;
  const [, before = '', oldMethod = '', gap = ' ', oldPath = '', after = ''] = words;
  return (
    before + (method ? inCaseOf(oldMethod, method) : oldMethod) + gap + (path ?? oldPath) + after
  );
}

const inCaseOf = (old: string, method: string): string =>
  old === old.toLowerCase() && old !== 'webhook' ? method.toLowerCase() : method;
