/*
 * YAML, and JSON, which is faster read by the platform: the frontmatter of pages and API specifications. Nothing
 * is made of what is read but plain values; aliases stand for the same object, so whoever walks it counts its steps.
 */
import { CORE_SCHEMA, load, mergeTag, YAMLException } from 'js-yaml';
import { ok, refuse, type Result } from './result.ts';

/** With `<<`, which takes over the keys of another object; dates stay text. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** The value of a JSON or YAML text; or in words what is wrong with it, and where. */
export function readYaml(text: string): Result<unknown> {
  if (/^\s*[[{]/.test(text)) {
    try {
      return ok(JSON.parse(text));
    } catch {
      // Flow style YAML begins in the same way.
    }
  }
  try {
    return ok(load(text, { schema: SCHEMA }));
  } catch (error) {
    if (error instanceof RangeError)
      return refuse('yaml', 'This cannot be read: it is nested too deeply.');
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? ` in line ${error.mark.line + 1}` : '';
    return refuse('yaml', `This cannot be read as YAML: ${error.reason}${line}.`);
  }
}
