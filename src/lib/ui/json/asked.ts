import type { Session } from '$lib/editor/context';
import type { CodeEditor, Model } from '$lib/ui/parts/code/monaco';
import type { TextInStep } from './typing';

/** What a provider works with. */
export interface Asked {
  readonly session: Session;
  readonly code: CodeEditor;
  readonly text: TextInStep;
  /** The file whose text it is. */
  readonly file: string;
  /** Monaco asks of every text in the page: whether it means this one, as it stands in the document. */
  readonly isMeant: (model: Model) => boolean;
}
