import type { InspectorField } from '../row';
import type { Writer } from '../writer';

/** Props of what is below a control and its help. */
export type BelowProps = Pick<ControlProps, 'row' | 'writer' | 'disabled'>;

/** Props of every control. */
export interface ControlProps {
  /** Id of the control itself, for its label. */
  readonly id: string;
  readonly row: InspectorField;
  readonly writer: Writer;
  /** Ids of the descriptions, or ''. */
  readonly describedBy: string;
  /** Whether the rules report an error for its value. */
  readonly invalid: boolean;
  readonly disabled: boolean;
}
