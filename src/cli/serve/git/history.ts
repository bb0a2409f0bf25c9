/* What git knows of files that a documentation folder once had. */
import type { HistoryFile, HistoryStep } from '../../../lib/core/ledger/history.ts';
import { git, line } from './run.ts';

export interface FolderHistory {
  /** Newest first. Files are named from the root of the repository. */
  readonly steps: readonly HistoryStep[];
  /** The folder of docs.json, with a slash at the end, or ''. */
  readonly home: string;
  /** Whether the clone has the history only from some commit on. */
  readonly isShallow: boolean;
}

const LOG = [
  // What the branch itself had: a page that came and went on another branch was never published.
  ...['log', '--first-parent', '-m', '--diff-filter=ADR', '--find-renames'],
  ...[
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-ext-diff',
    '--no-textconv',
    '--format=%x01%H%x02%cs%x02%s',
  ],
];

/** The history of a documentation folder. `main`: the name of its docs.json. Undefined if git has no answer. */
export async function folderHistory(
  folder: string,
  main: string,
): Promise<FolderHistory | undefined> {
  const [root, home] = await Promise.all([
    line(folder, 'rev-parse', '--show-toplevel'),
    line(folder, 'rev-parse', '--show-prefix'),
  ]);
  if (root === undefined || home === undefined) return undefined;
  const followed = await git(root, [
    ...['log', '--follow', '--diff-filter=R', '--name-status', '-z', '--format='],
    ...['--', home + main],
  ]);
  const earlier = followed.out
    .split('\0')
    .filter((part) => /(^|\/)(docs\.jsonc?|mint\.json)$/.test(part))
    .map((path) => path.slice(0, path.lastIndexOf('/') + 1));
  const folders = [...new Set([home, ...earlier])];
  const paths = folders.includes('') ? ['.'] : folders;
  const [logged, isShallow] = await Promise.all([
    git(root, [...LOG, '--', ...paths]),
    line(folder, 'rev-parse', '--is-shallow-repository'),
  ]);
  if (logged.code !== 0) return undefined;
  return { steps: stepsIn(logged.out), home, isShallow: isShallow === 'true' };
}

function stepsIn(out: string): readonly HistoryStep[] {
  const steps: (HistoryStep & { readonly files: HistoryFile[] })[] = [];
  const parts = out.split('\0');
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!;
    if (part.startsWith('\x01')) {
      const [id = '', date = '', subject = ''] = part.slice(1).split('\x02');
      steps.push({ id, date, subject, files: [] });
      continue;
    }
    const [, blob = '', status] = /^\s*:\d+ \d+ (\w+) \w+ ([ADR])/.exec(part) ?? [];
    const { files } = steps.at(-1) ?? {};
    if (status === undefined || !files) continue;
    const path = parts[++i]!;
    if (status === 'A') files.push({ to: path });
    else if (status === 'D') files.push({ from: path, blob });
    else files.push({ from: path, to: parts[++i]!, blob });
  }
  return steps;
}
