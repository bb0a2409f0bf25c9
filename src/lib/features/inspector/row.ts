import type { Json } from '$lib/core/operation';
import type { FieldType } from '$lib/core/schema/kinds';
import type { Option } from './controls/options';

/** The controls: the types of the table, with objects split into parts. */
export type Control = Exclude<FieldType, 'banner' | 'color'> | 'hex';

/** One labeled control and its value. */
export interface InspectorField {
  /** Unique among an element's rows. */
  readonly key: string;
  /** Keys from the element to the value: the `field` of a `set` operation and of a diagnostic. */
  readonly path: readonly string[];
  readonly label: string;
  /** The label of what the row is one part of: a color, of its light and its dark shade. */
  readonly partOf?: string;
  readonly control: Control;
  readonly help: string;
  readonly options: readonly Option[];
  /** Undefined if the key is missing. */
  readonly value: Json | undefined;
  /** The object that contains the value, such as a banner. */
  readonly owner?: Json | undefined;
  /** Cannot be removed. */
  readonly required: boolean;
  readonly placeholder: string;
  /** What it inherits if it is not set, in a few words: "openapi.yaml". */
  readonly inherits?: string | undefined;
  /** Rarely used: appears under "More fields" while it is not set. */
  readonly isRare?: boolean;
  /** The row is shared by several elements whose values differ. `value` is then missing. */
  readonly mixed?: boolean;
  /** What leaving the field unset means, if that is a choice in its own right. */
  readonly unset?: string;
  /** Why the field cannot be changed here. */
  readonly off?: string;
}

export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
