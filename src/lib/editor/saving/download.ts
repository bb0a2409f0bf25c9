import * as m from './messages';

/** Downloads a file through the browser, byte for byte. The file name is the last part of `path`. */
export function download(
  path: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): void {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1)!;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Pairs files with names for one folder: the file name or, if two are equal, the path with hyphens for slashes. */
export function namesFor<T extends { readonly path: string }>(
  files: readonly T[],
): readonly (readonly [name: string, file: T])[] {
  const own = ({ path }: T) => path.split('/').at(-1)!;
  return files.map((file) => {
    const isAlone = files.every((other) => other === file || own(other) !== own(file));
    return [isAlone ? own(file) : file.path.replaceAll('/', '-'), file];
  });
}

/** The files by their names, without folders. */
export const inWords = (paths: readonly string[]): string =>
  m.files(paths.map((path) => path.split('/').at(-1)!));
