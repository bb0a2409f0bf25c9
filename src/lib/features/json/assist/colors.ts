const HEX = /"(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))"/gi;

/** The colors in a text, each once, most frequent first. */
export function colorsIn(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const [, color] of text.matchAll(HEX)) {
    const one = color!.toLowerCase();
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
}
