/*
 * Handing the work over as a commit: what the place can do is asked when the form opens, what the form says is
 * proposed from the changes and kept while it is closed. A refusal leaves everything as it is; the same request can be
 * made again, and never commits twice.
 */
import type {
  Committed,
  CommitRequest,
  FileState,
  Git,
  GitStatus,
  DocumentStorage,
  Writing,
} from '$lib/core/storage';
import { ok, type Refusal, type Result } from '$lib/core/result';
import { branchFor, branchProblem, rewrittenInWords, commitTitle } from './commit-words';
import type { Session } from './context';
import type { Workspace } from './workspace.svelte';
import type { GitHost } from './repositories';
import { rewrittenByHook } from './rewritten';

const EMPTY = { isNew: false, push: false } as const;

/** What the person wrote or chose; what is absent is as it was proposed. */
interface Written {
  readonly isNew: boolean;
  readonly push: boolean;
  readonly branch?: string;
  readonly title?: string;
  readonly body?: string;
  readonly wantsRequest?: boolean;
  readonly requestTitle?: string;
  readonly requestBody?: string;
}

export class Committing {
  status: GitStatus | undefined = $state.raw();
  busy: 'asking' | 'committing' | 'merging' | undefined = $state();
  /** Why the last attempt came to nothing. */
  problem: Refusal | undefined = $state.raw();
  /** What was committed last, until that has been seen. */
  done: Committed | undefined = $state.raw();
  /** Files that a git hook rewrote in the last commit. */
  rewritten: readonly string[] = $state.raw([]);
  /** A newer version has been merged under the work. */
  hasMerged: boolean = $state(false);
  /** "pull request" */
  requestWord: string = $state('request');
  /** Where the person is to sign in; set while that is asked. */
  host: GitHost | undefined = $state.raw();
  canRemember: boolean = $state(false);
  #written: Written = $state.raw(EMPTY);
  #asked: CommitRequest | undefined;

  readonly #session: Session;
  readonly #workspace: Workspace;
  readonly #place: DocumentStorage;
  readonly #git: Git;

  constructor(session: Session, workspace: Workspace, place: DocumentStorage, git: Git) {
    this.#session = session;
    this.#workspace = workspace;
    this.#place = place;
    this.#git = git;
  }

  readonly branches: readonly string[] = $derived.by(() => this.status?.branches ?? []);
  /** The open branch cannot be committed to: it is protected, there is no right, or none is open. */
  readonly mustBeNew: boolean = $derived.by(() => {
    const { status } = this;
    return status !== undefined && (status.branch === undefined || status.barred !== undefined);
  });
  readonly isNew: boolean = $derived(this.mustBeNew || this.#written.isNew);
  /** Files that are saved and not committed yet: only where saving and committing are two things. */
  readonly #saved: readonly string[] = $derived.by(() => this.status?.uncommitted ?? []);
  readonly hasWork: boolean = $derived.by(
    () => this.#session.editor.changed || this.#saved.length > 0,
  );
  readonly title: string = $derived.by(() => {
    const { changed, changes } = this.#session.editor;
    return this.#written.title ?? (changed ? commitTitle(changes) : 'Update the navigation');
  });
  readonly newBranch: string = $derived(
    this.#written.branch ?? branchFor(this.title || 'navigation', this.branches),
  );
  readonly branchProblem: string | undefined = $derived(
    this.isNew ? branchProblem(this.newBranch, this.branches) : undefined,
  );
  readonly push: boolean = $derived.by(
    () => this.status?.remote !== undefined && this.#written.push,
  );
  /** A request asks for a branch to be taken over, so that there is none for a commit to the open one. */
  readonly canRequest: boolean = $derived.by(
    () => this.status?.request !== undefined && this.isNew,
  );
  readonly mustRequest: boolean = $derived.by(() => this.status?.fork !== undefined);
  readonly wantsRequest: boolean = $derived(
    this.canRequest && (this.mustRequest || (this.#written.wantsRequest ?? true)),
  );
  readonly requestTitle: string = $derived(this.#written.requestTitle ?? this.title);

  /** The body of the commit, or what is proposed for it. */
  bodyOr(proposed: string): string {
    return this.#written.body ?? proposed;
  }
  requestBodyOr(proposed: string): string {
    return this.#written.requestBody ?? this.bodyOr(proposed);
  }

  write(more: Partial<Written>): void {
    this.#written = { ...this.#written, ...more };
  }

  /** Asks what can be done now. What was written stays. */
  async ask(): Promise<void> {
    if (this.busy) return;
    this.busy = 'asking';
    this.problem = this.host = undefined;
    const status = await this.#git.status();
    this.busy = undefined;
    if (status.ok) {
      this.status = status.value;
      this.requestWord = status.value.request ?? this.requestWord;
    } else await this.#refused(status.refusal);
  }

  /** One commit of everything that changed. A second press while the first is on its way does nothing. */
  async submit(proposedBody: string, proposedRequest: string): Promise<void> {
    const { editor } = this.#session;
    const { status, isNew, title } = this;
    if (this.busy || !status || !this.hasWork || !title.trim()) return;
    if (this.branchProblem !== undefined) return;
    if (editor.barred) return editor.say(editor.barred, 'refusal');
    this.busy = 'committing';
    const gathered = await this.#gather();
    this.busy = undefined;
    if (!gathered.ok) return this.#refused(gathered.refusal);
    const files = gathered.value;
    const body = this.bodyOr(proposedBody).trim();
    await this.#commit({
      files,
      message: body ? `${title.trim()}\n\n${body}\n` : title.trim(),
      branch: isNew ? this.newBranch : status.branch!,
      isNew,
      ...(this.push && { push: true }),
      ...(this.wantsRequest && {
        request: {
          title: this.requestTitle.trim() || title.trim(),
          body: this.requestBodyOr(proposedRequest),
        },
      }),
    });
  }

  /** What changed, and what was saved before and is in no commit yet. */
  async #gather(): Promise<Result<readonly Writing[]>> {
    const changed = this.#session.saving.changedFiles;
    const files = [...changed];
    for (const path of this.#saved.filter((saved) =>
      changed.every((file) => file.path !== saved),
    )) {
      const read = await this.#place.read(path);
      if (!read.ok) return read;
      files.push({ path, text: read.value.text, expected: read.value.mark });
    }
    return ok(files);
  }

  /** What was committed, and not all of it done: the rest is asked for again. */
  async finish(): Promise<void> {
    if (!this.busy && this.#asked) await this.#commit(this.#asked);
  }

  async #commit(asked: CommitRequest): Promise<void> {
    const { editor, merging, saving } = this.#session;
    this.busy = 'committing';
    this.problem = undefined;
    this.hasMerged = false;
    this.#asked = asked;
    const committed = await this.#git.commit(asked);
    this.busy = undefined;
    if (!committed.ok) return this.#refused(committed.refusal);
    this.done = committed.value;
    this.#written = EMPTY;
    this.status = undefined;
    const { branch, files, commit: made } = committed.value;
    const wanted = new Map(asked.files.map(({ path, text }) => [path, text]));
    const rewritten = files.filter(({ path, text }) => wanted.get(path) !== text);
    this.rewritten = rewritten.map(({ path }) => path);
    this.#asked = { ...asked, files: files.map(writingOf), made };
    // First what was asked for, then what a hook made of it, which is merged with work since then. Until that is
    // done the mark fits no file, so that nothing is saved over the hook's version.
    const asAsked = (file: FileState) =>
      rewritten.includes(file) ? { ...file, text: wanted.get(file.path)!, mark: '' } : file;
    await saving.committed(files.map(asAsked), branch);
    await this.#workspace.moved();
    if (rewritten.length === 0) return editor.say(`Committed to ${branch}.`);
    const said = `Committed to ${branch}. ${rewrittenInWords(this.rewritten)}`;
    await merging.bring(rewrittenByHook(editor, rewritten, said));
  }

  /** What was committed has been seen. */
  close(): void {
    this.done = this.problem = this.#asked = undefined;
    this.rewritten = [];
    this.hasMerged = false;
  }

  /** Signed in again: on with what was wanted. */
  async signedIn(): Promise<void> {
    this.host = this.problem = undefined;
    this.#session.saving.trouble = undefined;
    await this.ask();
  }

  /** Brings the newer version under the work; where both changed the same the person chooses, and comes back here. */
  async merge(): Promise<void> {
    const { merging, screen } = this.#session;
    if (this.busy) return;
    this.busy = 'merging';
    await merging.look();
    this.busy = undefined;
    const isBack = () => merging.mergeSession === undefined && merging.unreadable === undefined;
    if (isBack()) return this.#merged();
    const stop = $effect.root(() => {
      $effect(() => {
        if (!isBack()) return;
        screen.stage = 'review';
        void this.#merged();
        queueMicrotask(() => stop());
      });
    });
  }

  async #merged(): Promise<void> {
    await this.ask();
    this.hasMerged = this.#session.saving.state !== 'conflict';
  }

  async #refused(refusal: Refusal): Promise<void> {
    this.problem = refusal;
    this.#session.saving.refused(refusal);
    // The branch that was named has come up since.
    if (refusal.code === 'taken' || refusal.code === 'no-right') {
      const status = await this.#git.status();
      if (status.ok) this.status = status.value;
    }
    const site = this.#workspace.opened?.where?.().host;
    if (refusal.code !== 'signed-out' || site === undefined) return;
    const { hosts, canRemember } = await this.#workspace.storageKinds.repositories();
    this.host = hosts.find((host) => host.site === site);
    this.canRemember = canRemember;
  }
}

const writingOf = ({ path, text, mark }: FileState): Writing => ({ path, text, expected: mark });

const known = new WeakMap<Session, Committing>();

/** What is written outlasts the form; nothing where the place does not commit. */
export function committingOf(session: Session, workspace: Workspace): Committing | undefined {
  const place = workspace.opened?.place;
  const kept = known.get(session);
  if (kept || !place?.git) return kept;
  const made = new Committing(session, workspace, place, place.git);
  known.set(session, made);
  return made;
}
