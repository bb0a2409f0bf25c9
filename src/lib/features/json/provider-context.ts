import type { Session } from '$lib/editor/context';
import type { CodeEditor, Model } from '$lib/ui/code/monaco';
import type { TextInStep } from './typing';

/** Context of a provider. */
export interface Asked {
  readonly session: Session;
  readonly code: CodeEditor;
  readonly text: TextInStep;
  /** The file that the text belongs to. */
  readonly file: string;
  /**
   * Monaco asks providers about every model on the page. Returns whether this one is meant and matches the document.
   */
  readonly isMeant: (model: Model) => boolean;
}
