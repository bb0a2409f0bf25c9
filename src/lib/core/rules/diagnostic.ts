import type { NodeId } from '../model/node.ts';
import type { OperationFix } from '../result.ts';
import type { TextEdit } from '../text/edit.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** A repair of the text itself, for what no operation can reach: broken JSON, comments, duplicate keys. */
export interface TextFix {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}
export type Fix = OperationFix | TextFix;

/** Something that the rules have to say, and where. Codes are stable: docs/rules.md. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The element concerned; absent for `json` and for settings of the site. */
  readonly node?: NodeId | undefined;
  /** The path of keys inside the element (or the document). */
  readonly field?: readonly string[] | undefined;
  /** JSON Pointer of the value that is marked. */
  readonly pointer: string;
  readonly file: string;
  /** UTF-16 units of the file, a byte order mark counted. */
  readonly at: number;
  readonly length: number;
  readonly fixes: readonly Fix[];
}

/** What is known outside the text. All optional; what is unknown is never a problem. */
export interface World {
  /** Paths of the folder's page files, relative to docs.json's folder, without extension. */
  readonly pages?: ReadonlySet<string>;
  /** Title by page path. */
  readonly titles?: ReadonlyMap<string, string>;
  /** The operations of each specification that is known, by its name as docs.json writes it: "GET /users/{id}". */
  readonly operations?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Texts of the files that the navigation's `$ref`s reach, by their paths from docs.json's folder: for what they list. */
  readonly reached?: ReadonlyMap<string, string>;
  /** Texts of the folder's JSON files that a `$ref` could name, relative to docs.json's folder. Absent: not known. */
  readonly files?: ReadonlyMap<string, string>;
}
