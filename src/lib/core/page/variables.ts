/*
 * The site's variables, which pages name as `{{name}}`. The builder replaces them before it parses a page, so a name may
 * contain characters that no expression has.
 */

const NAMED = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** A name that an expression can have, of the same length. */
const parseable = (name: string): string => name.replace(/[^\w$]/g, '_').replace(/^\d/, '_');

/** Renames the variables of a text so that it parses. Offsets stay the same. */
export const parseableNames = (text: string, variables: ReadonlyMap<string, string>): string =>
  variables.size === 0
    ? text
    : text.replace(NAMED, (all, name: string) =>
        variables.has(name) ? all.replace(name, parseable(name)) : all,
      );

/** The value of a variable, by its name as written or as renamed. */
export function variableNamed(
  name: string,
  variables: ReadonlyMap<string, string>,
): string | undefined {
  const value = variables.get(name);
  if (value !== undefined) return value;
  for (const [written, found] of variables) if (parseable(written) === name) return found;
  return undefined;
}

/** A text with the site's variables put in. */
export const withVariables = (text: string, variables: ReadonlyMap<string, string>): string =>
  variables.size === 0
    ? text
    : text.replace(NAMED, (all, name: string) => variableNamed(name, variables) ?? all);
