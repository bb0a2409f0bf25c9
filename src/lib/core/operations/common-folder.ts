/** The innermost folder that contains more than half of some folders, which end in a slash. '' contains all. */
export function commonFolder(folders: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const folder of folders) {
    const parts = folder.split('/').slice(0, -1);
    for (let i = 0; i <= parts.length; i++) {
      const around = parts
        .slice(0, i)
        .map((part) => `${part}/`)
        .join('');
      counts.set(around, (counts.get(around) ?? 0) + 1);
    }
  }
  const most = [...counts].filter(([, count]) => count * 2 > folders.length);
  return most.sort((a, b) => b[0].length - a[0].length)[0]?.[0];
}
