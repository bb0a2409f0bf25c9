/** A label inside a sentence: "tag", but "OpenAPI" and "URL". */
export const inSentence = (label: string): string =>
  /^[A-Z][a-z]*\b/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
