const TELLING_NAME = /openapi|swagger|(^|[/_-])api([._-]|$)/i;
const CERTAIN = /openapi|swagger/i;

const folderPath = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether a file's name suggests an API description. */
export const tells = (path: string): boolean => TELLING_NAME.test(path);

/**
 * The files whose name suggests an API description, except likely parts of the navigation: "tabs/api.json" next to
 * "tabs/guides.json", which is one. `own`: the files of the document itself.
 */
export function likelyAmong(candidates: readonly string[], own: readonly string[]): string[] {
  const parts = new Set(own.map(folderPath).filter((folder) => folder !== ''));
  return candidates.filter(
    (path) => tells(path) && (CERTAIN.test(path) || !parts.has(folderPath(path))),
  );
}
