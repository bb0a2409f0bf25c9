/*
 * No file of tests ends while a chunk that it caused to be loaded is still on its way (an editor loads what it
 * reasons with by itself): Vitest would count the chunk that is cut off as an error of the run.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
