/*
 * Path patterns in signpost.config.json: `*` is any part of a name, `**` any folders, `?` one character. A folder
 * includes everything below it.
 */

const known = new Map<string, RegExp>();

/** Whether a path (without a leading slash) matches a pattern. A leading `/` or `./` in the pattern is ignored. */
export function fits(path: string, pattern: string): boolean {
  let expression = known.get(pattern);
  if (!expression) known.set(pattern, (expression = expressionOf(pattern)));
  return expression.test(path);
}

function expressionOf(pattern: string): RegExp {
  const plain = pattern.replace(/^\.?\//, '').replace(/\/$/, '');
  const body = plain.replace(/\*\*\/|\/\*\*$|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, (found) => {
    if (found === '**/') return '(?:[^/]+/)*';
    if (found === '/**') return '/.+';
    if (found === '**') return '.*';
    if (found === '*') return '[^/]*';
    if (found === '?') return '[^/]';
    return `\\${found}`;
  });
  return new RegExp(`^${body}(?:/.*)?$`, 'su');
}
