import type {
  DocumentStorage,
  Draft,
  Drafts,
  FileState,
  KnownFile,
  Folder,
  Memory,
  Recent,
  Shelf,
  View,
} from '$lib/core/storage';
import type { World } from '$lib/core/check/diagnostic';
import type { Result } from '$lib/core/result';
import type { Repositories, RepositoryLocation } from './repositories';

export interface OpenableDocument {
  readonly place: DocumentStorage;
  readonly file: FileState;
  readonly others?: readonly FileState[];
  /** Page files that the restored draft changes, and other files that it moves. */
  readonly pages?: readonly KnownFile[];
  readonly world: World;
  /** What the storage needs to be opened again without asking. */
  readonly handle?: unknown;
  /** Its current location at a git host. A commit to a new branch changes it. */
  readonly where?: () => RepositoryLocation;
  /** It can't be opened again (pasted text), so it isn't listed among the recent documents. */
  readonly fleeting?: boolean;
  /** It is open inside another page, which keeps the work and sets the theme. */
  readonly isGuest?: boolean;
  /** Why nothing can be changed in it, as a sentence, or an empty string if changes are allowed. */
  readonly barred?: () => string;
}

/** A folder with several documents to choose from. */
export interface Choice {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly take: (path: string) => Promise<Result<OpenableDocument>>;
}

/** Every way to open a document, and what is remembered between visits. A picker that can't write is undefined. */
export interface StorageKinds {
  readonly drafts: Drafts;
  readonly recent: Shelf<Recent>;
  readonly views: Memory<View>;
  readonly pick: (() => Promise<Result<OpenableDocument | undefined>>) | undefined;
  readonly choose: (file: File) => Promise<Result<OpenableDocument>>;
  readonly pickFolder: (() => Promise<Result<OpenableDocument | Choice | undefined>>) | undefined;
  /** Reads a folder from its files, without writing. The `…For` variants find the folder of a document that is open. */
  readonly chooseFolder: (
    files: Iterable<File>,
  ) => Promise<Result<OpenableDocument | Choice | undefined>>;
  readonly pickFolderFor: (() => Promise<Result<Folder | undefined>>) | undefined;
  readonly chooseFolderFor: (files: Iterable<File>) => Promise<Folder | undefined>;
  readonly drop: (dropped: DataTransfer) => Promise<Result<OpenableDocument | Choice | undefined>>;
  readonly paste: (text: string) => Promise<Result<OpenableDocument>>;
  readonly sample: () => Promise<Result<OpenableDocument>>;
  /** Opens a recent document. Returns undefined if the user must choose it again. */
  readonly reopen: (recent: Recent) => Promise<Result<OpenableDocument | Choice | undefined>>;
  /** Opens a draft's storage with the current file, or with the file as the draft knew it if it can't be read. */
  readonly return: (draft: Draft) => Promise<Result<OpenableDocument>>;
  readonly repositories: () => Promise<Repositories>;
  /** Opens a document at a git host. Refuses with `several` if no path is given and there is more than one. */
  readonly visit: (where: RepositoryLocation) => Promise<Result<OpenableDocument>>;
  readonly enter: (found: OpenableDocument) => Promise<void>;
}
