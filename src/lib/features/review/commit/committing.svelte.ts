/*
 * Commits the work. The form is prefilled from the changes and keeps its content when it is closed. A refusal leaves
 * everything unchanged, and repeating the same request never commits twice.
 */
import type {
  Committed,
  CommitRequest,
  FileState,
  Git,
  GitStatus,
  DocumentStorage,
} from '$lib/core/storage';
import type { Change } from '$lib/core/compare/change';
import { requestWords } from '$lib/core/storage-messages';
import { isWriting, pathsOf, type Writing } from '$lib/core/file-change';
import type { Refusal } from '$lib/core/result';
import { branchFor, branchProblem, branchTitle, commitTitle, filesTitle } from './commit-words';
import type { Session } from '$lib/editor/context';
import type { Workspace } from '$lib/editor/workspace.svelte';
import type { GitHost } from '$lib/editor/repositories';
import type { Comparison } from '../comparison.svelte';
import { gatheredFiles } from './gathered-files';
import * as m from './messages';
import { missingFiles, type MissingFiles } from './missing-files';
import { Proposed } from './proposed.svelte';
import { Reviewers } from './reviewers.svelte';
import { bringRewritten } from './rewritten';
import { sinceCommit } from './since-commit';

const NOTHING_WRITTEN = { isNew: false, push: false } as const;

/** What the user typed or chose. A missing field has its suggested value. */
interface CommitFormInput {
  readonly isNew: boolean;
  readonly push: boolean;
  readonly branch?: string;
  readonly title?: string;
  readonly body?: string;
  readonly withUntracked?: boolean;
  readonly wantsRequest?: boolean;
  readonly requestTitle?: string;
  readonly requestBody?: string;
}

export class Committing {
  status: GitStatus | undefined = $state.raw();
  busy: 'asking' | 'committing' | 'merging' | undefined = $state();
  /** Why the last attempt failed. */
  problem: Refusal | undefined = $state.raw();
  done: Committed | undefined = $state.raw();
  /** Files that a git hook rewrote in the last commit. */
  rewritten: readonly string[] = $state.raw([]);
  /** True after a newer version was merged into the work. */
  hasMerged: boolean = $state(false);
  /** "pull request" */
  requestWord: string = $state(m.anyRequest);
  /** The host to sign in to, set while the form asks for it. */
  host: GitHost | undefined = $state.raw();
  canRemember: boolean = $state(false);
  readonly proposed: Proposed;
  /** What changed since the last commit. Undefined unless files were saved since. */
  since: Comparison | undefined = $state.raw();
  #written: CommitFormInput = $state.raw(NOTHING_WRITTEN);
  #asked: CommitRequest | undefined;
  readonly #reviewers: Reviewers | undefined;

  readonly #session: Session;
  readonly #workspace: Workspace;
  readonly #place: DocumentStorage;
  readonly #git: Git;

  constructor(session: Session, workspace: Workspace, place: DocumentStorage, git: Git) {
    this.#session = session;
    this.#workspace = workspace;
    this.#place = place;
    this.#git = git;
    this.proposed = new Proposed(git);
    this.#reviewers = git.reviewers && new Reviewers(git.reviewers);
  }

  readonly branches: readonly string[] = $derived.by(() => this.status?.branches ?? []);
  /** True if the current branch can't be committed to: it is protected, permission is missing, or there is none. */
  readonly mustBeNew: boolean = $derived.by(() => {
    const { status } = this;
    return status !== undefined && (status.branch === undefined || status.barred !== undefined);
  });
  readonly isNew: boolean = $derived(this.mustBeNew || this.#written.isNew);
  /** Files that are saved but not committed. Only storage that separates saving from committing has any. */
  readonly #saved: readonly string[] = $derived.by(() => this.status?.uncommitted ?? []);
  /** Files that the navigation uses and the repository doesn't have. */
  readonly missing: MissingFiles = $derived.by(() => missingFiles(this.#session, this.status));
  /** Whether they are committed, too. */
  get withUntracked(): boolean {
    const { withUntracked = true } = this.#written;
    return withUntracked && this.missing.untracked.length > 0;
  }
  readonly #hasOwnWork: boolean = $derived.by(
    () => this.#session.editor.changed || this.#saved.length > 0,
  );
  readonly hasWork: boolean = $derived(this.#hasOwnWork || this.missing.untracked.length > 0);
  /** Whether nothing is left to commit, because the user left out the untracked files. */
  get isEmpty(): boolean {
    return !this.#hasOwnWork && !this.withUntracked;
  }
  /** What the commit changes. */
  readonly #changes: readonly Change[] = $derived.by(
    () => this.since?.changes ?? this.#session.editor.changes,
  );
  readonly title: string = $derived.by(() => {
    const { title } = this.#written;
    if (title !== undefined) return title;
    if (this.#changes.length > 0 || this.#session.editor.changed) return commitTitle(this.#changes);
    return this.#hasOwnWork ? m.updateNavigation : filesTitle(this.missing.untracked);
  });
  readonly newBranch: string = $derived.by(() => {
    const { branch, title } = this.#written;
    return branch ?? branchFor(title ?? branchTitle(this.#changes), this.branches);
  });
  readonly branchProblem: string | undefined = $derived(
    this.isNew ? branchProblem(this.newBranch, this.branches) : undefined,
  );
  readonly push: boolean = $derived.by(
    () => this.status?.remote !== undefined && this.#written.push,
  );
  /** A request asks to merge a branch, so a commit to the current branch has none. */
  readonly canRequest: boolean = $derived.by(
    () => this.status?.request !== undefined && this.isNew,
  );
  readonly mustRequest: boolean = $derived.by(() => this.status?.fork !== undefined);
  readonly wantsRequest: boolean = $derived(
    this.canRequest && (this.mustRequest || (this.#written.wantsRequest ?? true)),
  );
  /** Who reviews the request. Hosts let only those who can write to a repository ask for reviews. */
  readonly reviewers: Reviewers | undefined = $derived.by(() =>
    this.wantsRequest && !this.mustRequest ? this.#reviewers : undefined,
  );
  readonly requestTitle: string = $derived(this.#written.requestTitle ?? this.title);

  /** The commit body, or the suggested one. */
  bodyOr(proposed: string): string {
    return this.#written.body ?? proposed;
  }
  requestBodyOr(proposed: string): string {
    return this.#written.requestBody ?? this.bodyOr(proposed);
  }

  write(more: Partial<CommitFormInput>): void {
    this.#written = { ...this.#written, ...more };
  }

  /** Asks what is possible now. Keeps what the user typed. */
  async ask(): Promise<void> {
    if (this.busy) return;
    this.busy = 'asking';
    this.problem = this.host = undefined;
    const status = await this.#git.status();
    const { uncommitted = [] } = status.ok ? status.value : {};
    this.since = await sinceCommit(this.#session, this.#git, uncommitted);
    this.busy = undefined;
    if (status.ok) {
      this.status = status.value;
      if (status.value.request) this.requestWord = requestWords[status.value.request];
    } else await this.#refused(status.refusal);
  }

  suggestReviewers(): void {
    void this.reviewers?.suggest(pathsOf(this.#session.saving.changes));
  }

  /** Makes one commit of all changes. Does nothing while another commit is in progress. */
  async submit(proposedBody: string, proposedRequest: string): Promise<void> {
    const { editor } = this.#session;
    const { status, isNew, title } = this;
    if (this.busy || !status || this.isEmpty || !title.trim()) return;
    if (this.branchProblem !== undefined) return;
    if (editor.barred) return editor.say(editor.barred, 'refusal');
    this.busy = 'committing';
    const untracked = this.withUntracked ? this.missing.untracked : [];
    const gathered = await gatheredFiles(this.#session, this.#place, status, untracked);
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
          ...(this.reviewers && { reviewers: this.reviewers.names }),
        },
      }),
    });
  }

  /** Completes a commit that was only partly carried out. */
  async finish(): Promise<void> {
    if (!this.busy && this.#asked) await this.#commit(this.#asked);
  }

  async #commit(asked: CommitRequest): Promise<void> {
    const { saving } = this.#session;
    this.busy = 'committing';
    this.problem = undefined;
    this.hasMerged = false;
    this.#asked = asked;
    const committed = await this.#git.commit(asked);
    this.busy = undefined;
    if (!committed.ok) return this.#refused(committed.refusal);
    this.done = committed.value;
    this.proposed.committed(committed.value);
    this.#written = NOTHING_WRITTEN;
    this.#reviewers?.clear();
    this.status = this.since = undefined;
    const { branch, files, commit: made } = committed.value;
    const wanted = new Map(asked.files.filter(isWriting).map(({ path, text }) => [path, text]));
    const rewritten = files.filter(({ path, text }) => wanted.get(path) !== text);
    this.rewritten = rewritten.map(({ path }) => path);
    this.#asked = { ...asked, files: files.map(writingOf), made };
    // First records the content that was requested, then merges what a hook made of it with newer work. Until that is
    // done, the mark matches no file, so nothing is saved over the hook's version.
    const asAsked = (file: FileState) =>
      rewritten.includes(file) ? { ...file, text: wanted.get(file.path)!, mark: '' } : file;
    await saving.committed(asked.files, files.map(asAsked), branch);
    await this.#workspace.moved();
    if (rewritten.length > 0) await bringRewritten(this.#session, branch, rewritten);
    else this.#session.editor.say(m.committed(branch), 'quiet');
  }

  /** Dismisses the result of the last commit. */
  close(): void {
    this.done = this.problem = this.#asked = undefined;
    this.rewritten = [];
    this.hasMerged = false;
  }

  /** Continues after the user has signed in again. */
  async signedIn(): Promise<void> {
    this.host = this.problem = undefined;
    this.#session.saving.trouble = undefined;
    await this.ask();
  }

  /** Merges the newer version into the work. If the two conflict, the user chooses and then returns to this form. */
  async merge(): Promise<void> {
    const { merging, screen } = this.#session;
    if (this.busy) return;
    this.busy = 'merging';
    await merging.look();
    this.busy = undefined;
    if (!merging.mergeSession && !merging.unreadable) return this.#merged();
    const stop = merging.onEnd(() => {
      stop();
      screen.stage = 'review';
      void this.#merged();
    });
  }

  async #merged(): Promise<void> {
    await this.ask();
    this.hasMerged = this.#session.saving.state !== 'conflict';
  }

  async #refused(refusal: Refusal): Promise<void> {
    this.problem = refusal;
    this.#session.saving.refused(refusal);
    // The branches may have changed in the meantime.
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

const committings = new WeakMap<Session, Committing>();

/** The form's state, which survives closing it. Returns undefined if the storage can't commit. */
export function committingOf(session: Session, workspace: Workspace): Committing | undefined {
  const place = workspace.opened?.place;
  const kept = committings.get(session);
  if (kept || !place?.git) return kept;
  const { git } = place;
  // What is derived in a component is no longer brought up to date once the component is gone.
  $effect.root(() => {
    committings.set(session, new Committing(session, workspace, place, git));
  });
  return committings.get(session);
}
