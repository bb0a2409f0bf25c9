import type { Ignored } from '../pages/ignored.ts';
import type { NodeId } from '../document/node.ts';
import type { PageFacts } from '../pages/page-file.ts';
import type { OperationFix } from '../result.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Config } from './config.ts';

export type Severity = 'error' | 'warning' | 'hint';

/** A fix in the text itself, for what no operation can reach: broken JSON, comments, duplicate keys. */
export interface TextFix {
  readonly label: string;
  readonly edits: readonly TextEdit[];
}
export type Fix = OperationFix | TextFix;

/** A problem found by the rules, with its place. Codes are stable: docs/rules.md. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The element concerned. Absent for `json` and for settings of the site. */
  readonly node?: NodeId | undefined;
  /** The path of keys inside the element (or the document). */
  readonly field?: readonly string[] | undefined;
  /** JSON Pointer of the marked value. */
  readonly pointer: string;
  readonly file: string;
  /** UTF-16 units of the file, counting a byte order mark. */
  readonly at: number;
  readonly length: number;
  readonly fixes: readonly Fix[];
  /** All places of a finding that is reported once for several, this one included, in text order. */
  readonly related?: readonly Related[];
  /** All files that it is about, if the message names only some of them. */
  readonly paths?: readonly string[];
}

/** One place of a finding, with the message for this place only. */
export interface Related {
  readonly message: string;
  readonly pointer: string;
  readonly file: string;
  readonly at: number;
  readonly length: number;
  readonly node?: NodeId | undefined;
}

/** What is known outside the text. Everything is optional, and what is unknown is never a problem. */
export interface World {
  /** Paths of the folder's page files, relative to docs.json's folder, without extension. */
  readonly pages?: ReadonlySet<string>;
  /**
   * Paths of all files in the folder, relative to docs.json's folder, with extension. Files that `.mintignore` excludes
   * and files that only tools use are left out.
   */
  readonly paths?: ReadonlySet<string>;
  /** Facts from the text of page files, by page path as in `pages`. Only for files that were read. */
  readonly pageFiles?: ReadonlyMap<string, PageFacts>;
  /** Page files that the builder ignores, by page path, with the reason. They aren't in `pages`. */
  readonly ignored?: ReadonlyMap<string, Ignored>;
  /** The names in each known icon library, including older names. For Font Awesome, only the free icons. */
  readonly icons?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Title by page path. */
  readonly titles?: ReadonlyMap<string, string>;
  /** The operations of each known specification, by its name in docs.json: "GET /users/{id}". */
  readonly operations?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Those of them that have no page. */
  readonly excluded?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether `operations` covers every readable specification in the folder, not only those that docs.json names. */
  readonly hasAllSpecifications?: boolean;
  /** What is wrong with files that were read as specifications but aren't valid ones: a sentence by path. */
  readonly unreadable?: ReadonlyMap<string, string>;
  /**
   * Texts of the files that the navigation's `$ref`s reach, by path relative to docs.json's folder. They are read for
   * the pages they list.
   */
  readonly reached?: ReadonlyMap<string, string>;
  /** By the address that a page once had: where the history says that its file is today. Absent while unknown. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** The settings of signpost.config.json. Absent while unknown. */
  readonly config?: Config;
  /**
   * Texts of the folder's JSON files that a `$ref` could name, by path relative to docs.json's folder. Absent while
   * unknown.
   */
  readonly files?: ReadonlyMap<string, string>;
}
