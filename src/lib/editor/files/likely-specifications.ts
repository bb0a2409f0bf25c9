const TELLING_NAME = /openapi|swagger|(^|[/_-])api([._-]|$)/i;
const CERTAIN = /openapi|swagger/i;
const USUAL_NAME = /(^|\/)(openapi|swagger)\.\w+$/i;

const folderPath = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Whether a file's name suggests an API description. */
const tells = (path: string): boolean => TELLING_NAME.test(path);

/** The likely files first; of those, the ones in the fewest folders, and with the usual name. */
export function likelyFirst(files: readonly string[]): string[] {
  const likely = files.filter(tells);
  const depth = (path: string) => path.split('/').length;
  const rank = (path: string) => 2 * depth(path) - Number(USUAL_NAME.test(path));
  likely.sort((one, other) => rank(one) - rank(other));
  return [...likely, ...files.filter((path) => !tells(path))];
}

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
