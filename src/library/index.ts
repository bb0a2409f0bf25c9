/*
 * `import { check, apply, read } from 'signpost'`: what programs call, in Node and in a bundler. Its declarations are
 * generated from this file and contract.ts, so its types are explicit. Unstable until version 1.0.
 */
import { apply as applyTo } from '../lib/core/public-api/apply.ts';
import { check as checkIn } from '../lib/core/public-api/json-report.ts';
import type * as contract from '../lib/core/public-api/contract.ts';
import { read as readIn } from '../lib/core/public-api/read.ts';

export type * from '../lib/core/public-api/contract.ts';

/**
 * Everything that is wrong in a docs.json: the object that `signpost check --json` prints. Never throws because of a
 * document: text that doesn't parse is a finding. A TypeError says what is wrong with the arguments.
 */
export const check: (files: contract.Files, options: contract.CheckOptions) => contract.Report =
  checkIn;

/**
 * Carries out operations in order, all or none. Returns the new texts, or the sentence that says why not. Never changes
 * its input. A TypeError says which operation is malformed.
 */
export const apply: (
  files: contract.Files,
  operations: readonly contract.Operation[],
  options: contract.Options,
) => contract.Applied = applyTo;

/** The elements of the navigation, or the sentence that says why docs.json can't be read. */
export const read: (files: contract.Files, options: contract.Options) => contract.Reading = readIn;
