/** "a, b, and c". `last`: the word before the last one. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  const most = words.slice(0, -1).join(', ') + (words.length > 2 ? ',' : '');
  return `${most} ${last} ${words.at(-1)!}`;
}
