/*
 * Paths with placeholders, as people write them in signpost.config.json: `*` is any part of a name, `**` any
 * folders, `?` one letter. A folder means everything below it.
 */

const known = new Map<string, RegExp>();

/** Whether a path (no slash before it) fits a pattern; one slash before the pattern is ignored. */
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
