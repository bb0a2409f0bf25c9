/* `signpost merge --install`: git uses the command to merge docs.json and its `$ref` files in this clone. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { read } from '../lib/core/document/read.ts';
import { member } from '../lib/core/document/walk.ts';
import { firstLine } from './earlier-commit.ts';
import { reason, Unusable, type Io } from './io.ts';
import { LINE_LABELS } from './merge-driver.ts';
import { withBlock, withoutBlock } from './merge-attributes.ts';
import * as m from './messages.ts';
import { git, line } from './serve/git/run.ts';
import { documentAt, slashed } from './site-on-disk.ts';

const NAME = 'merge.signpost.name';
const DRIVER = 'merge.signpost.driver';

export async function install(io: Io): Promise<number> {
  const root = await repository();
  const paths = await sitePaths(root);
  if (paths.length === 0) throw new Unusable(m.noDocs(root));
  const before = await attributesOf(root);
  const after = withBlock(before, paths);
  if (after !== before) await put(join(root, ATTRIBUTES), after);
  await configure(root, NAME, m.driverName);
  await configure(root, DRIVER, driver(io.self ?? ['signpost']));
  io.out(m.driverInstalled(paths));
  return 0;
}

export async function uninstall(io: Io): Promise<number> {
  const root = await repository();
  const before = await attributesOf(root);
  const after = before === undefined ? undefined : withoutBlock(before);
  if (before !== undefined && after === undefined) await rm(join(root, ATTRIBUTES));
  else if (after !== undefined && after !== before) await put(join(root, ATTRIBUTES), after);
  for (const key of [NAME, DRIVER])
    if ((await line(root, 'config', '--local', key)) !== undefined)
      await configured(root, '--unset-all', key);
  io.out(m.driverUninstalled);
  return 0;
}

const ATTRIBUTES = '.gitattributes';

/**
 * What git runs. Where the command is missing or fails before it has written, git's own merge by lines takes its place,
 * and the file counts as conflicting.
 */
function driver(self: readonly string[]): string {
  const command = self.map((word) => `'${slashed(word).replaceAll("'", `'\\''`)}'`).join(' ');
  const lines = ['git', 'merge-file', ...LINE_LABELS, '%A', '%O', '%B'].join(' ');
  return `${command.replaceAll('%', '%%')} merge %O %A %B || { grep -q '^<<<<<<< ' %A || ${lines}; exit 1; }`;
}

/** The top folder of the repository around the current folder. */
export async function repository(): Promise<string> {
  const { code, out, err } = await git(process.cwd(), ['rev-parse', '--show-toplevel']);
  if (code === 0) return out.replace(/\r?\n$/, '');
  if (code === undefined) throw new Unusable(m.mergeNeedsGit(firstLine(err)));
  throw new Unusable(
    /not a git repository/i.test(err) ? m.mergeNeedsRepository : m.mergeNeedsGit(firstLine(err)),
  );
}

/** The docs.json files of a repository that have a navigation, and the files that their `$ref`s reach. */
async function sitePaths(root: string): Promise<readonly string[]> {
  const listed = await line(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  const mains = (listed ?? '').split('\0').filter((path) => /^docs\.jsonc?$/.test(basename(path)));
  const paths = new Set<string>();
  for (const main of new Set(mains)) {
    const source = await documentAt(slashed(join(root, main))).catch(() => undefined);
    if (!source) continue;
    const [file] = source.keys();
    const { root: content, problem } = read(source, file!).files.get(file!)!;
    // One that doesn't parse now may be a site.
    if (!problem && !member(content, 'navigation')) continue;
    for (const path of source.keys()) paths.add(path.slice(slashed(root).length + 1));
  }
  return [...paths].sort();
}

async function attributesOf(root: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, ATTRIBUTES), 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Unusable(m.unreadable(ATTRIBUTES, reason(thrown)));
  }
}

async function put(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (thrown) {
    throw new Unusable(m.unwritten(ATTRIBUTES, reason(thrown), []));
  }
}

async function configure(root: string, key: string, value: string): Promise<void> {
  if ((await line(root, 'config', '--local', key)) !== value)
    await configured(root, '--replace-all', key, value);
}

async function configured(root: string, ...args: readonly string[]): Promise<void> {
  const { code, err } = await git(root, ['config', '--local', ...args]);
  if (code !== 0) throw new Unusable(m.mergeNeedsGit(firstLine(err)));
}
