/**
 * Returns the same text in its own memory. Engines store a slice of a text as a view of it, so a few letters can keep
 * the whole text alive. Strings that outlive the text they were cut from need this copy.
 */
export const copyString = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));
