/* The purpose and options of each command, for the help and for the commands themselves. */
import type { Option } from './options.ts';

export interface CommandHelp {
  /** Arguments after `signpost`. */
  readonly usage: readonly string[];
  /** One line, for the list of commands. */
  readonly brief: string;
  /** Lines of at most 100 characters. */
  readonly what: readonly string[];
  readonly options: readonly Option[];
}

export type CommandName =
  'edit' | 'check' | 'links' | 'move' | 'redirects' | 'merge' | 'review' | 'apply';

export const COMMANDS: Readonly<Record<CommandName, CommandHelp>> = {
  edit: {
    usage: ['[PATH] [--port N] [--no-open]'],
    brief: 'opens the editor in the browser',
    what: [
      'Opens a docs.json, or the folder that contains it, in the editor in your browser. Without PATH,',
      'opens the current folder. Saves files in place and commits with git. Runs on this computer only.',
      'Press Ctrl+C to stop.',
    ],
    options: [
      { name: '--port', value: 'N', what: ['Uses this port only.'] },
      { name: '--no-open', what: ['Prints the URL instead of opening it.'] },
    ],
  },
  check: {
    usage: ['check PATH [options]', 'check - [options] < docs.json'],
    brief: 'finds problems in a docs.json or its folder',
    what: [
      'Finds problems in a docs.json. PATH is the file, or its folder to include pages and other files.',
      'Use - to read standard input.',
      '',
      'Exit codes: 0 no problems at or above --severity, 1 problems found, 2 invalid arguments or',
      'unreadable input.',
    ],
    options: [
      {
        name: '--severity',
        value: 'error|warning|hint',
        what: ['Lowest severity that fails the check. Default: error.'],
      },
      {
        name: '--since',
        value: 'REF',
        what: [
          'Only reports problems added since this branch or commit. Existing problems are',
          'hidden and don’t fail the check. Also reports URLs that no longer work: pages that',
          'moved or were deleted without a redirect. Requires git.',
        ],
      },
      {
        name: '--fix',
        what: [
          'Fixes problems that have a single fix without data loss, then reports the rest.',
          'With --since, adds redirects for URLs that no longer work.',
          'With -, prints the new text, and reports the rest on standard error.',
        ],
      },
      { name: '--dry-run', what: ['With --fix, prints the changes without writing them.'] },
      {
        name: '--all',
        what: ['Lists every occurrence of each problem, not just the first 10.'],
      },
      { name: '--json', what: ['Prints JSON, for programs.'] },
      { name: '--github', what: ['Prints annotations for a GitHub workflow.'] },
      { name: '--sarif', what: ['Prints SARIF 2.1.0, for code scanning.'] },
    ],
  },
  links: {
    usage: ['links [FOLDER | PAGE] [--json]'],
    brief: 'finds broken links, or who links to a page',
    what: [
      'Lists the links in page files that lead nowhere, or to a missing section of a page. With PAGE, a',
      'file or the path of a page, lists the links that lead there. Pages made from API specifications',
      'aren’t reported.',
      '',
      'Unreadable files are listed on standard error. Exit codes: 0 done, 2 invalid arguments or',
      'unreadable input.',
    ],
    options: [{ name: '--json', what: ['Prints JSON with all links, for programs.'] }],
  },
  move: {
    usage: ['move FROM TO [options]'],
    brief: 'moves pages and files, and the links to them',
    what: [
      'Moves a page, an image or other file, a folder (a path with / at the end), or all pages that a',
      'pattern matches (“guides/*”). Links, entries in the navigation and redirects follow. A TO with /',
      'at the end is the folder to move to. FROM and TO are files, or paths of pages without extension.',
      '',
      'Prints one changed path per line. Broken links and unreadable files are listed on standard error.',
      'Exit codes: 0 done, 1 not possible (nothing was changed), 2 invalid arguments or unreadable input.',
    ],
    options: [
      { name: '--dry-run', what: ['Prints the changes without writing them.'] },
      { name: '--json', what: ['Prints JSON, for programs.'] },
    ],
  },
  redirects: {
    usage: ['redirects [PATH] [options]'],
    brief: 'lists, tries, fixes and exports redirects',
    what: [
      'Lists the redirects of a site, each with its state. PATH is the folder of docs.json, or the',
      'file. Without PATH, the current folder. The guide: docs/redirects.md.',
      '',
      'Exit codes: 0 done, 1 --try leads to a missing page or a loop, 2 invalid arguments or unreadable input.',
    ],
    options: [
      {
        name: '--try',
        value: 'URL',
        what: ['Follows a URL of the site, such as /old, redirect by redirect.'],
      },
      {
        name: '--tidy',
        what: [
          'Points chained redirects at their final URL, removes those that lead to',
          'themselves or repeat another one, and prints what it changed.',
        ],
      },
      {
        name: '--export',
        value: 'netlify|vercel|docusaurus|csv',
        what: [
          'Prints redirects for another host. Lists those that can’t be exported on standard error.',
        ],
      },
      {
        name: '--lost',
        what: [
          'Lists URLs that had a page in the git history and lead nowhere today, each with the',
          'page that most likely replaced it.',
        ],
      },
      {
        name: '--list',
        value: 'FILE',
        what: [
          'With --lost, also looks at the URLs of a sitemap, a CSV file, or a list. - is standard',
          'input.',
        ],
      },
      {
        name: '--add',
        value: 'PERCENT',
        what: ['With --lost, adds redirects for matches that are at least this likely.'],
      },
      { name: '--json', what: ['Prints JSON, for programs.'] },
    ],
  },
  apply: {
    usage: ['apply FILE OPERATIONS.json [--write]'],
    brief: 'applies operations to a docs.json',
    what: [
      'Applies a file of operations, all or nothing. Prints the new text, or writes it with --write.',
      'FILE or OPERATIONS.json can be - for standard input. All operations: docs/operations.md.',
      '',
      'Exit codes: 0 done, 1 an operation isn’t possible (nothing was changed), 2 invalid arguments,',
      'invalid operations or unreadable input.',
    ],
    options: [{ name: '--write', what: ['Changes the files instead of printing the new text.'] }],
  },
  merge: {
    usage: [
      'merge BASE OURS THEIRS [--output FILE]',
      'merge --install | --uninstall',
      'merge --check [MERGE]',
    ],
    brief: 'merges versions of docs.json in git',
    what: [
      'Merges two versions of docs.json, or of a $ref file, by structure, and writes the result into',
      'OURS. Where they conflict, both versions stay in the file, between conflict markers. With',
      '--install, git does this whenever it merges these files. Setup: docs/merge.md.',
      '',
      'Exit codes: 0 merged, 1 merged with conflicts (with --check: entries are lost or duplicated),',
      '2 invalid arguments or unreadable input.',
    ],
    options: [
      {
        name: '--output',
        value: 'FILE',
        what: ['Writes the result into this file instead of OURS.'],
      },
      {
        name: '--install',
        what: [
          'Names docs.json and its $ref files in .gitattributes, and sets this command as their',
          'merge driver in the configuration of this clone.',
        ],
      },
      { name: '--uninstall', what: ['Removes what --install added.'] },
      {
        name: '--check',
        what: [
          'Lists entries that a merge commit lost or duplicated, compared with its parents. MERGE is a',
          'commit. Default: HEAD.',
        ],
      },
    ],
  },
  review: {
    usage: ['review BASE..HEAD [PATH] [options]'],
    brief: 'describes what changed between two commits',
    what: [
      'Describes in words what the commits of HEAD changed since BASE: the navigation, page files, what',
      'readers lose, URLs that end, and new problems. Reads git objects only, not your files. PATH is a',
      'docs.json or a folder; without it, every site in the repository is reviewed.',
      '',
      'Exit codes: 0 done, 2 invalid arguments or unreadable input.',
    ],
    options: [
      {
        name: '--markdown',
        what: ['Prints Markdown of at most 65,000 characters, for a pull request.'],
      },
      { name: '--json', what: ['Prints JSON, for programs.'] },
      {
        name: '--html',
        value: 'FILE',
        what: [
          'Also writes the review as a page into this file, with the sidebar before and after, and',
          'the changed lines. It needs no network.',
        ],
      },
    ],
  },
};

/** Options of every command. */
export const COMMON: readonly Option[] = [
  { name: '--help', what: ['Prints this help.'] },
  { name: '--version', what: ['Prints the version.'] },
];

const INDENT = '    ';
/** Longest option name that shares a line with its description, in characters. */
const WIDEST = 12;

/** `signpost check --help` */
export function helpOf(name: CommandName): string {
  const { usage, what, options } = COMMANDS[name];
  return [
    ...usage.map((line) => `signpost ${line}`),
    '',
    ...what.map((line) => (line ? INDENT + line : '')),
    '',
    ...listed(
      [...options, ...COMMON].map((option) => [signature(option), option.what]),
      WIDEST,
    ),
    '',
  ].join('\n');
}

/** `signpost --help` */
export function overview(): string {
  const commands = Object.values(COMMANDS);
  return [
    'Signpost: edit and check the navigation of a documentation site.',
    '',
    ...listed(commands.map(({ usage, brief }) => [`signpost ${usage[0]!}`, [brief]])),
    '',
    'Help for a command: signpost check --help, signpost move --help.',
    '',
    ...helpOf('edit').split('\n').slice(2),
  ].join('\n');
}

const signature = ({ name, value }: Option): string => (value ? `${name} ${value}` : name);

/** Names in one column, descriptions in the next. A name wider than the column gets its own line. */
function listed(
  rows: readonly (readonly [string, readonly string[]])[],
  widest = Infinity,
): readonly string[] {
  const names = rows.map(([name]) => name.length);
  const width = Math.max(...names.filter((length) => length <= widest));
  return rows.flatMap(([name, lines]) => [
    ...(name.length > width ? [INDENT + name] : []),
    ...lines.map((line, i) => {
      const first = i === 0 && name.length <= width ? name : '';
      return `${INDENT}${first.padEnd(width)}  ${line}`;
    }),
  ]);
}
