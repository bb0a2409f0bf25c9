/* Reads every page of real sites, which we may not publish. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readPage } from './page.ts';
import type { Block } from './tree.ts';

/** By default every n-th page is read, with SIGNPOST_RUNS=full all are. */
const STEP = process.env.SIGNPOST_RUNS === 'full' ? 1 : 40;

const SITES = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'sites');
const archives = existsSync(SITES)
  ? readdirSync(SITES).filter((name) => /\.tgz$|\.gz$/.test(name))
  : [];
if (archives.length === 0) console.info(`No real sites in ${SITES}: their pages are not read.`);

const room = archives.length > 0 ? mkdtempSync(join(tmpdir(), 'sites-')) : undefined;
afterAll(() => room && rmSync(room, { recursive: true }));

const countOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + 1 + ('blocks' in block ? countOf(block.blocks) : 0), 0);

describe.skipIf(archives.length === 0)('the pages of real sites', () => {
  it.each(archives)('%s are read, and nearly all as MDX', (archive) => {
    const folder = join(room!, archive.replace(/\..*/, ''));
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', join(SITES, archive), '-C', folder]);
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => /\.mdx?$/.test(path));
    expect(all.length).toBeGreaterThan(100);
    const snippets = new Map(
      all.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const),
    );
    const files = all.filter((_, at) => at % STEP === 0);
    const times: number[] = [];
    let blocks = 0;
    const failed = files.flatMap((file) => {
      const from = performance.now();
      const page = readPage(file, snippets.get(file)!, { snippets, variables: new Map() });
      times.push(performance.now() - from);
      blocks += countOf(page.blocks);
      const text = snippets.get(file)!;
      for (const { address, at } of page.links)
        if (!/[\\&%]/.test(text.slice(at.from, at.to)))
          expect(text.slice(at.from, at.to)).toBe(address);
      return page.problem ? [`${file}:${page.problem.line}: ${page.problem.reason}`] : [];
    });
    times.sort((one, other) => one - other);
    const ms = (at: number) => times[Math.floor(at * (times.length - 1))]!.toFixed(1);
    console.info(
      `${archive}: ${files.length - failed.length} of ${files.length} pages are MDX; ${blocks} blocks; ` +
        `median ${ms(0.5)} ms, worst ${ms(1)} ms`,
      ...failed,
    );
    expect(failed.length).toBeLessThan(Math.max(2, files.length / 50));
  });
});
