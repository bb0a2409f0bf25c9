/** A text escaped for Markdown. */
export const literal = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');

/** A path or name as inline code. */
export const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text}${fence}`;
};
