import type { Json } from '$lib/core/operations/operation';
import type { FieldType } from '$lib/core/rules/kinds';
import type { Option } from './options';

/** The controls: as the table names them, with objects taken apart. */
export type Control = Exclude<FieldType, 'banner' | 'color'> | 'hex';

/** One labelled control and what it stands for. */
export interface InspectorField {
  /** Unique among an element's rows. */
  readonly key: string;
  /** The keys that lead from the element to the value: the `field` of a `set`, and of a diagnostic. */
  readonly path: readonly string[];
  readonly label: string;
  readonly control: Control;
  readonly help: string;
  readonly options: readonly Option[];
  /** Nothing when the key is missing. */
  readonly value: Json | undefined;
  /** The object that the value is a part of, as it stands: a banner. */
  readonly owner?: Json | undefined;
  /** Cannot be taken away. */
  readonly required: boolean;
  readonly placeholder: string;
  /** Rarely used: stands under "More fields" while nothing is set. */
  readonly isRare?: boolean;
  /** Of several elements that do not agree; `value` is then missing. */
  readonly mixed?: boolean;
  /** What it means that nothing is set, where that is a choice of its own. */
  readonly unset?: string;
  /** Why it can not be changed here. */
  readonly off?: string;
}

export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
