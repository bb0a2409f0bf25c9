/*
 * The owners of files by a CODEOWNERS file. Each kind of host has its own syntax:
 *
 * - GitHub: patterns of `.gitignore`. The last line that matches a file counts, even if it names no one.
 *   https://docs.github.com/repositories/managing-your-repositorys-settings-and-features/customizing-your-repository/about-code-owners
 * - GitLab: the same for each section, with other patterns, and exclusions.
 *   https://docs.gitlab.com/user/project/codeowners/reference/
 * - Gitea and Forgejo: regular expressions, and every line that matches counts.
 *   https://docs.gitea.com/usage/repository/code-owners
 */
import { patternsOf } from '../pages/patterns.ts';

export type OwnersSyntax = 'github' | 'gitlab' | 'gitea';

/** Where a host looks for the file. The first one that exists counts. */
export const OWNERS_FILES: Readonly<Record<OwnersSyntax, readonly string[]>> = {
  github: ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'],
  gitlab: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'],
  gitea: ['CODEOWNERS', 'docs/CODEOWNERS', '.gitea/CODEOWNERS', '.forgejo/CODEOWNERS'],
};

/**
 * The users and teams ("ada", "acme/writers") that own one of the files, in the order of the files. Owners named by email
 * address or by role are left out, and lines that the syntax doesn't have.
 */
export function codeOwners(
  text: string,
  syntax: OwnersSyntax,
  paths: readonly string[],
): readonly string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const owners = SYNTAXES[syntax](lines);
  return [...new Set(paths.flatMap(owners))];
}

type OwnersOf = (path: string) => readonly string[];

const SYNTAXES: Readonly<Record<OwnersSyntax, (lines: readonly string[]) => OwnersOf>> = {
  github: (lines) => lastOf(lines.flatMap((line) => githubRule(line) ?? [])),
  gitlab: gitlabOwners,
  gitea: giteaOwners,
};

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly owners: readonly string[];
  /** GitLab: files that it matches have no owner, whatever other lines say. */
  readonly isExclusion?: boolean;
}

const lastOf =
  (rules: readonly Rule[]): OwnersOf =>
  (path) =>
    rules.findLast(({ matches }) => matches(path))?.owners ?? [];

/** What is between spaces. A backslash before a space keeps it. */
const wordsOf = (line: string): readonly string[] => line.match(/(?:\\.|[^\s\\])+/g) ?? [];

const ownersIn = (words: readonly string[]): readonly string[] =>
  words.flatMap((word) => /^@([^@\s]+)$/.exec(word)?.[1] ?? []);

/** Negated patterns, escaped number signs and ranges of characters don't exist there. */
function githubRule(line: string): Rule | undefined {
  const [pattern, ...words] = wordsOf(line);
  if (pattern === undefined || /^(#|!|\\#)|\[/.test(pattern)) return undefined;
  const comment = words.findIndex((word) => word.startsWith('#'));
  return {
    matches: globOf(pattern, pattern.endsWith('/*')),
    owners: ownersIn(comment < 0 ? words : words.slice(0, comment)),
  };
}

/**
 * `isOfFiles`: the pattern matches files, but not what is below a folder that it matches. A pattern that ends in `**` does
 * anyway.
 */
function globOf(pattern: string, isOfFiles: boolean): (path: string) => boolean {
  const matches = patternsOf([pattern]);
  if (!isOfFiles || /\*\*(\/\*)?$/.test(pattern)) return matches;
  return (path) => matches(path) && !matches(path.slice(0, Math.max(0, path.lastIndexOf('/'))));
}

/** "^[Section name][2] @default-owner" */
const SECTION = /^\^?\[([^\]]+)\](?:\[\d+\])?(.*)$/;

function gitlabOwners(lines: readonly string[]): OwnersOf {
  // Lines before the first heading are a section without a name.
  const sections = new Map<string, Rule[]>();
  let name = '';
  let defaults: readonly string[] = [];
  for (const line of lines.map((one) => one.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const [, heading, after = ''] = SECTION.exec(line) ?? [];
    if (heading !== undefined) {
      name = heading.toLowerCase();
      defaults = ownersIn(wordsOf(after));
      continue;
    }
    const rules = sections.get(name) ?? [];
    rules.push(gitlabRule(line, defaults));
    sections.set(name, rules);
  }
  return (path) =>
    [...sections.values()].flatMap((rules) => {
      const matching = rules.filter(({ matches }) => matches(path));
      return matching.some(({ isExclusion }) => isExclusion) ? [] : (matching.at(-1)?.owners ?? []);
    });
}

/** Without a slash in front, a pattern is of every folder. Without one at the end, it is of files only. */
function gitlabRule(line: string, defaults: readonly string[]): Rule {
  const isExclusion = line.startsWith('!');
  const [pattern = '', ...words] = wordsOf(isExclusion ? line.slice(1) : line);
  const glob = pattern.startsWith('/') ? pattern : `**/${pattern}`;
  const owners = words.some((word) => word.includes('@')) ? ownersIn(words) : defaults;
  return { matches: globOf(glob, !glob.endsWith('/')), owners, isExclusion };
}

function giteaOwners(lines: readonly string[]): OwnersOf {
  const rules = lines.flatMap((line): Rule[] => {
    const [pattern, ...words] = giteaWords(line);
    if (pattern === undefined) return [];
    const isNegative = pattern.startsWith('!');
    const expression = expressionOf(isNegative ? pattern.slice(1) : pattern);
    if (!expression) return [];
    return [
      {
        matches: (path) => path.length <= LONGEST && expression.test(path) !== isNegative,
        owners: ownersIn(words.map((word) => (word.startsWith('@') ? word : `@${word}`))),
      },
    ];
  });
  return (path) => rules.flatMap(({ matches, owners }) => (matches(path) ? owners : []));
}

/** A backslash stands for what follows it, also in expressions: `\\.` is `\.` there. */
const giteaWords = (line: string): readonly string[] =>
  [...line.matchAll(/(?:\\.|[^\s\\#])+|#.*/g)]
    .map(([word]) => word)
    .filter((word) => !word.startsWith('#'))
    .map((word) => word.replace(/\\(.)/g, '$1'));

/*
 * Go matches any expression in linear time, JavaScript doesn't, and the file may be anyone's. So lines whose expression
 * could take long are left out: those that repeat a group, or repeat more than a few times. Hosts ask owners anyway.
 */
const MOST_REPEATS = 3;
const LONGEST = 200;

/** What matches a whole path, as in Go, or undefined. */
function expressionOf(pattern: string): RegExp | undefined {
  const bare = pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_');
  if (/\)[*+?{]/.test(bare) || (bare.match(/[*+{]|[^(]\?/g) ?? []).length > MOST_REPEATS)
    return undefined;
  // Go has neither these groups nor references.
  if (/\(\?[^:]/.test(bare) || /\\[1-9k]/.test(pattern)) return undefined;
  try {
    return new RegExp(`^${pattern}$`);
  } catch {
    return undefined;
  }
}
