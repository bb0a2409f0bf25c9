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

export type CommandName = 'edit' | 'check' | 'apply';

export const COMMANDS: Readonly<Record<CommandName, CommandHelp>> = {
  edit: {
    usage: ['[PATH] [--port N] [--no-open]'],
    brief: 'opens the editor in the browser',
    what: [
      'Opens the editor in the browser over a docs.json, or the folder that holds it (without PATH:',
      'this one), on this computer alone. Saves in place, and commits with git. Ctrl+C ends it.',
    ],
    options: [
      { name: '--port', value: 'N', what: ['Uses this port and no other.'] },
      { name: '--no-open', what: ['Only prints the address.'] },
    ],
  },
  check: {
    usage: ['check PATH [options]', 'check - [options] < docs.json'],
    brief: 'finds what is wrong in a docs.json or its folder',
    what: [
      'Reports what is wrong in a docs.json. PATH is the file, or its folder: then its pages and the',
      'files that it names are checked too. With - the text comes from standard input.',
      '',
      'Exit codes: 0 nothing as severe as --severity says, 1 something, 2 wrong arguments or unreadable',
      'input.',
    ],
    options: [
      {
        name: '--severity',
        value: 'error|warning|hint',
        what: ['What makes it fail: errors (the default), warnings too, or hints too.'],
      },
      {
        name: '--since',
        value: 'REF',
        what: [
          'Only what this change brought, compared with a branch or commit: from where it',
          'began. Old problems are not shown and do not fail. Needs git.',
        ],
      },
      {
        name: '--fix',
        what: [
          'Fixes what has a single fix that loses nothing, then reports the rest. With - the',
          'new text is printed, and the rest is reported on standard error.',
        ],
      },
      { name: '--dry-run', what: ['With --fix: prints the difference, and writes nothing.'] },
      {
        name: '--all',
        what: [
          'Shows all problems, also where more than 10 have one code, and all files and places',
          'of each.',
        ],
      },
      { name: '--json', what: ['Prints everything as JSON, for programs.'] },
      { name: '--github', what: ['Prints annotations for a GitHub workflow.'] },
      { name: '--sarif', what: ['Prints SARIF 2.1.0, for code scanning.'] },
    ],
  },
  apply: {
    usage: ['apply FILE OPERATIONS.json [--write]'],
    brief: 'carries out operations on a docs.json',
    what: [
      'Carries out a file of operations, all or nothing. Prints the new text, or with --write writes',
      'it. FILE or OPERATIONS.json can be - for standard input. The operations: docs/operations.md.',
      '',
      'Exit codes: 0 done, 1 an operation is not possible (nothing was changed), 2 wrong arguments,',
      'malformed operations or unreadable input.',
    ],
    options: [{ name: '--write', what: ['Changes the files instead of printing the new text.'] }],
  },
};

/** Options of every command. */
export const COMMON: readonly Option[] = [
  { name: '--help', what: ['Prints this.'] },
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
    'Signpost: a visual editor for the navigation of documentation sites, and checks for it.',
    '',
    ...listed(commands.map(({ usage, brief }) => [`signpost ${usage[0]!}`, [brief]])),
    '',
    'More about a command: signpost check --help, signpost apply --help.',
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
