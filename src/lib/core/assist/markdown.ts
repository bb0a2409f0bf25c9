/** A text as it is, in Markdown. */
export const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');

/** A path or name as it is written. */
export const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
};
