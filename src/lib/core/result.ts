import type { Operation } from './operation.ts';

/** The answer to a refused action: a stable code, one plain sentence, and fixes that would make it possible. */
export interface Refusal {
  readonly code: string;
  readonly sentence: string;
  readonly fixes: readonly OperationFix[];
  /** When to try again, in milliseconds since 1970. Only set if a host limits the number of requests. */
  readonly until?: number;
}

/** A repair that goes through `plan`: its operations run one after the other, as one undo step. */
export interface OperationFix {
  readonly label: string;
  readonly operations: readonly Operation[];
  /** Offered for a problem: refused if it would leave another one behind. */
  readonly mends?: boolean;
}

/** A value, or a refusal that says why there is none. A bug throws; a refusal is a value. */
export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const refuse = (
  code: string,
  sentence: string,
  fixes: readonly OperationFix[] = [],
): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, sentence, fixes },
});
