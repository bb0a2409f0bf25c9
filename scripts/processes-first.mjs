/*
 * The order of the unit test files: those that start processes come first, while the worker is small. Starting a
 * process copies the page table of the one that starts it, so git takes three times as long from a worker that holds
 * the modules and documents of three hundred files. The longest file follows, so that no worker waits for it at the end.
 */
import { BaseSequencer } from 'vitest/node';

/** Files that start git or the command for most of their tests, then the longest one. */
const FIRST = [/\/src\/cli\/|\/tests\/contract\/command|workflows\.test/, /\/follow-links\.test/];

export class ProcessesFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files);
    const placeOf = (/** @type {string} */ path) => {
      const at = FIRST.findIndex((pattern) => pattern.test(path));
      return at < 0 ? FIRST.length : at;
    };
    return sorted.toSorted((one, other) => placeOf(one.moduleId) - placeOf(other.moduleId));
  }
}
