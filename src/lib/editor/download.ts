/** Gives a file to the browser's downloads, byte for byte. `path`: its last part is the file's name. */
export function download(path: string, text: string, type = 'application/json'): void {
  const bytes = new TextEncoder().encode(text);
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = path.split('/').at(-1)!;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Files under the names that they get in one folder: their own, or where two would be equal with their folders'. */
export function namesFor<T extends { readonly path: string }>(
  files: readonly T[],
): readonly (readonly [name: string, file: T])[] {
  const own = ({ path }: T) => path.split('/').at(-1)!;
  return files.map((file) => {
    const isAlone = files.every((other) => other === file || own(other) !== own(file));
    return [isAlone ? own(file) : file.path.replaceAll('/', '-'), file];
  });
}
