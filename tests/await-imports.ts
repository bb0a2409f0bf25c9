/*
 * Waits for pending dynamic imports (an editor loads its rules by itself) before a test file ends. Otherwise Vitest
 * counts an interrupted import as an error of the run.
 */
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
