/*
 * What is known about a page from its file: its frontmatter, and what follows from its text. The text itself is not
 * kept.
 */
import { readTop, type Frontmatter, type YamlProblem } from './frontmatter.ts';
import { folderOf, importPaths, snippetPaths } from './page-paths.ts';

export interface PageFacts extends Frontmatter {
  /** Its path from the folder of docs.json, with its extension. */
  readonly file: string;
  /** Why its frontmatter isn't YAML. What could be read line by line is still included. */
  readonly problem?: YamlProblem;
  /** Whether its text contains a heading. */
  readonly hasHeading: boolean;
  /** Page files that it includes, by their paths from the folder of docs.json, with their extensions. */
  readonly imports: readonly string[];
}

const NO_PATHS: readonly string[] = [];

/** Reads the facts from the text of a page file. `file`: its path from the folder of docs.json. */
export function factsOf(file: string, text: string): PageFacts {
  const { said, problem, body } = readTop(text);
  const content = /^ {0,3}(```|~~~)/m.test(body) ? withoutCode(body) : body;
  return {
    ...said,
    file,
    ...(problem && { problem }),
    hasHeading: /^ {0,3}#{1,6}[ \t]+\S|<h[1-6][\s>]/m.test(content),
    imports: importsIn(content, folderOf(file)),
  };
}

/** Removes fenced code, which is displayed and not executed. */
function withoutCode(text: string): string {
  let fence: string | undefined;
  const kept = text.split('\n').filter((line) => {
    const mark = /^\s*(`{3,}|~{3,})(.*)$/.exec(line);
    if (fence === undefined) {
      fence = mark?.[1];
      return fence === undefined;
    }
    if (mark && mark[2]!.trim() === '' && mark[1]!.startsWith(fence)) fence = undefined;
    return false;
  });
  return kept.join('\n');
}

function importsIn(text: string, folder: string): readonly string[] {
  if (!text.includes('import') && !text.includes('from') && !text.includes('<Snippet'))
    return NO_PATHS;
  const found = new Set<string>();
  for (const [, name = ''] of text.matchAll(
    /^\s*(?:import|export)\s[^'"`;]{0,2000}?\bfrom\s*['"]([^'"\n]+)['"]/gm,
  ))
    if (/\.mdx?$/i.test(name)) for (const path of importPaths(name, folder)) found.add(path);
  for (const [, name = ''] of text.matchAll(/<Snippet\s[^>]*?\bfile=\{?["']([^"'\n]+)["']/g))
    for (const path of snippetPaths(name)) found.add(path);
  return found.size > 0 ? [...found] : NO_PATHS;
}
