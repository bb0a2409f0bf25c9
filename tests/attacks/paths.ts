/* Paths that point outside the folder, to no file, or to one that no file system can name. */
const up = (count: number) => '../'.repeat(count);

export const PATHS: readonly string[] = [
  ...[1, 3, 40].flatMap((count) => [
    `${up(count)}etc/passwd`,
    `/${up(count)}etc/passwd`,
    `guides/${up(count)}etc/passwd`,
    up(count).replaceAll('/', '\\') + 'windows\\win.ini',
    up(count).replaceAll('..', '%2e%2e') + 'etc/passwd',
    up(count).replaceAll('/', '%2f') + 'etc%2fpasswd',
  ]),
  ...['..', '.', '/', '//', './', '...', '.../...', './../x', 'a/./b', 'a//b', ' ', '\t'],
  ...['..%252f..%252fetc', '%c0%ae%c0%ae/etc', '\uff0e\uff0e/etc', '\u2025/etc', '%', '%zz', '%00'],
  ...['\\\\evil.example\\share\\x', '//evil.example/share/x', '\\\\?\\C:\\x', 'C:\\x', 'C:x'],
  ...['CON', 'nul.mdx', 'aux/x', '~/x', '$HOME/x'],
  ...['a\u0000b', 'a\nb', 'x/'.repeat(5_000)],
];
