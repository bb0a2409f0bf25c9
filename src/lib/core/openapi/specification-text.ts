/* Whether a text is an API specification, without parsing it. */

/*
 * What may come before the key that says so: comments, and JSON members that are no objects. A text can be read in one way
 * only, so that none takes long.
 */
const COMMENT = /(?:#|---)[^\n\r]*[\n\r]\s*/.source;
const STRING = /"(?:[^"\\]|\\.)*"/.source;
const MEMBER = `${STRING}\\s*:\\s*(?:${STRING}\\s*|\\[[^\\]{}]*\\]\\s*|[^\\s"{}[\\],][^"{}[\\],]*),\\s*`;
const KIND = new RegExp(
  `^[\\s{]*(?:${COMMENT}|${MEMBER})*["']?(?:openapi|swagger|asyncapi)["']?\\s*:`,
);

/** Whether a file of this name can be one. */
export const isDataFile = (path: string): boolean => /\.(jsonc?|ya?ml)$/i.test(path);

/** Whether a JSON or YAML text begins like a specification. */
export const isSpecification = (text: string): boolean => KIND.test(text.slice(0, 2000));
