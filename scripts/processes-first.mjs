/*
 * The order of the unit test files: those that start processes come first, while the worker is small. Starting a
 * process copies the page table of the one that starts it, so git takes three times as long from a worker that holds
 * the modules and documents of three hundred files.
 */
import { BaseSequencer } from 'vitest/node';

/** Files that start git or the command for most of their tests. */
const STARTS = /\/src\/cli\/|\/tests\/contract\/command|workflows\.test/;

export class ProcessesFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    const starts = sorted.filter(({ moduleId }) => STARTS.test(moduleId));
    return [...starts, ...sorted.filter((file) => !starts.includes(file))];
  }
}
