/**
 * The same text in memory of its own. A piece cut from a text is kept as a view of it, so that a few letters hold
 * on to the whole; what outlives the text that it was cut from is detached.
 */
export const copyString = (text: string): string => (text.length < 13 ? text : ` ${text}`.slice(1));
