import type { InspectorField } from './row';
import type { Writer } from './writer';

/** What every control gets. */
export interface ControlProps {
  /** Of the control itself, for its label. */
  readonly id: string;
  readonly row: InspectorField;
  readonly writer: Writer;
  /** Ids of what explains it, or ''. */
  readonly describedBy: string;
  /** The rules call its value an error. */
  readonly invalid: boolean;
  readonly disabled: boolean;
}
