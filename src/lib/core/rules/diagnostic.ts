import type { Ignored } from '../ignored.ts';
import type { NodeId } from '../model/node.ts';
import type { PageFacts } from '../page-file.ts';
import type { OperationFix } from '../result.ts';
import type { TextEdit } from '../text/edit.ts';
import type { Config } from './config.ts';

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
  /** All places of a finding that is told once for several, itself among them, in the order of the text. */
  readonly related?: readonly Related[];
  /** All files that it is about, where the message names only some of them. */
  readonly paths?: readonly string[];
}

/** One of the places of a finding, and what it says of this one alone. */
export interface Related {
  readonly message: string;
  readonly pointer: string;
  readonly file: string;
  readonly at: number;
  readonly length: number;
  readonly node?: NodeId | undefined;
}

/** What is known outside the text. All optional; what is unknown is never a problem. */
export interface World {
  /** Paths of the folder's page files, relative to docs.json's folder, without extension. */
  readonly pages?: ReadonlySet<string>;
  /**
   * Every file of the folder by its path from the folder of docs.json, with its extension; without those that
   * `.mintignore` leaves aside, and without what only tools keep.
   */
  readonly paths?: ReadonlySet<string>;
  /** What is known of page files from their texts, by page path as in `pages`; not of those that were not read. */
  readonly pageFiles?: ReadonlyMap<string, PageFacts>;
  /** Page files that the builder leaves aside, by page path, and why. They are not in `pages`. */
  readonly ignored?: ReadonlyMap<string, Ignored>;
  /** The names of each icon library that is known, older ones included; of Font Awesome only those of free icons. */
  readonly icons?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Title by page path. */
  readonly titles?: ReadonlyMap<string, string>;
  /** The operations of each specification that is known, by its name as docs.json writes it: "GET /users/{id}". */
  readonly operations?: ReadonlyMap<string, ReadonlySet<string>>;
  /** `operations` holds every specification of the folder that can be read, not only those that docs.json names. */
  readonly hasAllSpecifications?: boolean;
  /** What is wrong with files that were read as specifications and are none, in a sentence, by their paths. */
  readonly unreadable?: ReadonlyMap<string, string>;
  /** Texts of the files that the navigation's `$ref`s reach, by their paths from docs.json's folder: for what they list. */
  readonly reached?: ReadonlyMap<string, string>;
  /** What signpost.config.json decides; absent where it isn't known. */
  readonly config?: Config;
  /** Texts of the folder's JSON files that a `$ref` could name, relative to docs.json's folder. Absent: not known. */
  readonly files?: ReadonlyMap<string, string>;
}
