/* Whether a text is an API specification, without parsing it. */

const KIND =
  /^[\s{]*(?:#.*\s+|---.*\s+|"[^"]*"\s*:[^{}]*?,\s*)*?["']?(?:openapi|swagger|asyncapi)["']?\s*:/;

/** Whether a file of this name can be one. */
export const isDataFile = (path: string): boolean => /\.(jsonc?|ya?ml)$/i.test(path);

/** Whether a JSON or YAML text begins like a specification. */
export const isSpecification = (text: string): boolean => KIND.test(text.slice(0, 2000));
