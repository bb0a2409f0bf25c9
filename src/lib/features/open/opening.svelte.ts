/*
 * Steps to a document at a git host: the host, signing in if necessary, a repository, its branch, and the docs.json on
 * it. Starting a later step cancels what an earlier one asked for.
 */
import type { Allowance, Limit } from '$lib/core/limits';
import type { Refusal } from '$lib/core/result';
import type { Workspace } from '$lib/editor/workspace.svelte';
import type {
  Account,
  GitHost,
  Repositories,
  Repository,
  RepositoryLocation,
} from '$lib/editor/repositories';
import * as m from './dialog-messages';
import { partRest, readPasted } from './pasted-repository';

/** A failure, shown next to the field that it concerns. */
interface Problem {
  readonly at: 'account' | 'repository' | 'branch' | 'document' | 'limit';
  readonly sentence: string;
  /** With `limit`: the host's request limit, and the step that it stopped. */
  readonly limit?: Limit | undefined;
  readonly again?: () => Promise<void>;
}

export class Opening {
  repositories: Repositories | undefined = $state.raw();
  host: GitHost | undefined = $state.raw();
  account: Account | undefined = $state.raw();
  /** Every account at the host that needs no signing in, and whether another one is being added. */
  accounts: readonly Account[] = $state.raw([]);
  isAdding: boolean = $state(false);
  /** The pending step in words: “Looking into acme/docs…”. */
  waiting: string = $state(m.loading);
  problem: Problem | undefined = $state.raw();
  /** The document requested by a link or from the recent list, until it is open or the request is dropped. */
  wanted: RepositoryLocation | undefined = $state.raw();

  /** How many requests are left, after the latest list. */
  allowance: Allowance | undefined = $state.raw();
  listed: readonly Repository[] = $state.raw([]);
  isListing: boolean = $state(false);

  chosen: Repository | undefined = $state.raw();
  branches: readonly string[] = $state.raw([]);
  branch: string = $state('');
  documents: readonly string[] | undefined = $state.raw();
  path: string = $state('');

  readonly #workspace: Workspace;
  /** Number of the latest request. Responses to earlier ones are dropped. */
  #asked = 0;
  #listing = 0;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  async start(wanted: RepositoryLocation | undefined): Promise<void> {
    this.wanted = wanted;
    const repositories = (this.repositories = await this.#workspace.storageKinds.repositories());
    const host = repositories.hosts.find(({ site }) => site === wanted?.host);
    const first = host ?? repositories.hosts[0];
    if (wanted && !host) await this.#openWanted();
    else if (first) await this.choose(first);
    else {
      this.waiting = '';
      this.#say('account', m.noHost);
    }
  }

  async choose(host: GitHost): Promise<void> {
    const asked = ++this.#asked;
    this.host = host;
    this.account = this.chosen = this.problem = undefined;
    this.isAdding = false;
    this.allowance = undefined;
    this.listed = this.accounts = [];
    if (this.wanted?.host !== host.site) this.wanted = undefined;
    this.waiting = m.lookingWho;
    const account = await this.repositories!.account(host.site);
    if (asked !== this.#asked) return;
    this.waiting = '';
    if (account.ok) await this.#hasAccount(account.value);
    else return this.#tell('account', account.refusal, () => this.choose(host));
    if (this.wanted) await this.#openWanted();
    else if (account.value) await this.find('');
  }

  async signedIn(account: Account): Promise<void> {
    this.isAdding = false;
    this.listed = [];
    await this.#hasAccount(account);
    if (this.limit) return this.goOn();
    this.problem = undefined;
    if (this.wanted) await this.#openWanted();
    else await this.find('');
  }

  /** Signs the account in use out. Another one is used then, if there is one. */
  async signOut(): Promise<void> {
    await this.repositories!.signOut(this.host!.site);
    this.wanted = undefined;
    await this.choose(this.host!);
  }

  /** Uses another account at the same host. */
  async use(login: string): Promise<void> {
    await this.repositories!.use(this.host!.site, login);
    await this.choose(this.host!);
  }

  async #hasAccount(account: Account | undefined): Promise<void> {
    this.account = account;
    this.accounts = await this.repositories!.accounts(this.host!.site);
  }

  /** Lists the person's repositories whose names contain these words. */
  async find(words: string): Promise<void> {
    const listing = ++this.#listing;
    this.isListing = true;
    const listed = await this.repositories!.list(this.host!.site, words.trim());
    if (listing !== this.#listing) return;
    this.isListing = false;
    this.allowance = this.repositories!.allowance(this.host!.site);
    if (listed.ok) this.listed = listed.value;
    else this.#tell('repository', listed.refusal, () => this.find(words));
  }

  /** Enters a typed or pasted repository: "acme/docs" or its address. */
  async take(text: string): Promise<void> {
    const hosts = this.repositories!.hosts;
    const pasted = readPasted(text, hosts, this.host!.site);
    if (pasted === 'foreign') {
      const names = hosts.map(({ name }) => name);
      this.#say('repository', m.foreignAddress(names));
    } else if (!pasted) {
      this.#say('repository', m.notARepository);
    } else {
      const host = hosts.find(({ site }) => site === pasted.host)!;
      if (host.site !== this.host!.site) await this.choose(host);
      if (pasted.request !== undefined) await this.#enterRequest(pasted.repository, pasted.request);
      else await this.enter(pasted.repository, undefined, pasted.rest);
    }
  }

  /** Enters the branch of a pull or merge request, which can be in a fork. */
  async #enterRequest(name: string, number: number): Promise<void> {
    const asked = ++this.#asked;
    this.problem = undefined;
    this.waiting = m.lookingInto(name);
    const found = await this.repositories!.requestBranch(this.host!.site, name, number);
    if (asked !== this.#asked) return;
    this.waiting = '';
    if (found.ok) await this.enter(found.value.repository, found.value.branch);
    else this.#tell('repository', found.refusal, () => this.#enterRequest(name, number));
  }

  /** Enters a repository: reads its branches, and the documents on the requested one. */
  async enter(name: string, branch?: string, rest?: string): Promise<void> {
    const asked = ++this.#asked;
    const { site } = this.host!;
    const repositories = this.repositories!;
    this.problem = undefined;
    this.waiting = m.lookingInto(name);
    const [repository, branches] = await Promise.all([
      repositories.repository(site, name),
      repositories.branches(site, name),
    ]);
    if (asked !== this.#asked) return;
    this.waiting = '';
    const again = () => this.enter(name, branch, rest);
    if (!repository.ok) return this.#tell('repository', repository.refusal, again);
    if (!branches.ok) return this.#tell('repository', branches.refusal, again);
    const { defaultBranch } = repository.value;
    const parted = rest === undefined ? undefined : partRest(rest, branches.value);
    this.chosen = repository.value;
    this.branches = branches.value.includes(defaultBranch)
      ? [defaultBranch, ...branches.value.filter((other) => other !== defaultBranch)]
      : branches.value;
    await this.turnTo(parted?.branch ?? branch ?? defaultBranch, parted?.path);
    if (rest !== undefined && !parted && !this.limit)
      this.#say('branch', m.noSuchBranch(defaultBranch));
  }

  /** Lists the documents on a branch. */
  async turnTo(branch: string, path?: string): Promise<void> {
    const asked = ++this.#asked;
    const { name } = this.chosen!;
    this.branch = branch;
    this.documents = this.problem = undefined;
    this.waiting = m.lookingForDocuments(branch);
    const documents = await this.repositories!.documents(this.host!.site, name, branch);
    if (asked !== this.#asked) return;
    this.waiting = '';
    if (!documents.ok)
      return this.#tell('branch', documents.refusal, () => this.turnTo(branch, path));
    const paths = (this.documents = documents.value);
    this.path = path !== undefined && paths.includes(path) ? path : (paths[0] ?? '');
    if (paths.length === 0) this.#say('branch', m.noDocument);
  }

  /** Opens the chosen document. This replaces the screen. */
  async open(): Promise<void> {
    const { host, chosen, branch } = this;
    const path = this.path.trim();
    if (!host || !chosen || !path || this.waiting) return;
    const where = { host: host.site, repository: chosen.name, branch, path };
    await this.#open(where, 'document', () => this.open());
  }

  /** Names of repositories of the host that were opened before, the latest first. */
  get recent(): readonly string[] {
    const names = this.#workspace.recent.flatMap(({ handle }) => {
      const { host, repository } = (handle ?? {}) as Partial<RepositoryLocation>;
      return host === this.host?.site && repository !== undefined ? [repository] : [];
    });
    return [...new Set(names)];
  }

  /** The host's request limit, if it stopped a step. */
  get limit(): Limit | undefined {
    return this.problem?.limit;
  }

  /** Retries the step that the limit stopped. */
  async goOn(): Promise<void> {
    const again = this.problem?.again;
    this.problem = undefined;
    this.repositories!.goOn(this.host!.site);
    await again?.();
  }

  /** Goes back from a repository to the list. */
  leave(): void {
    this.#asked++;
    this.chosen = this.problem = this.wanted = undefined;
    this.waiting = '';
    if (this.account && this.listed.length === 0) void this.find('');
  }

  /** Opens the document of a link directly. Asks for whatever the link leaves open. */
  async #openWanted(): Promise<void> {
    const wanted = this.wanted!;
    const code = await this.#open(wanted, 'repository', () => this.#openWanted());
    const isVague = code === 'several' || code === 'no-docs' || code === 'missing';
    if (!isVague || !this.host) return;
    const told = this.problem;
    await this.enter(wanted.repository, wanted.branch);
    if (code !== 'several') this.problem ??= told;
  }

  /** Returns the refusal's code, if there is one. */
  async #open(
    where: RepositoryLocation,
    at: Problem['at'],
    again: () => Promise<void>,
  ): Promise<string | undefined> {
    const asked = ++this.#asked;
    this.problem = undefined;
    this.waiting = m.opening(where.repository);
    const found = await this.#workspace.storageKinds.visit(where);
    if (asked !== this.#asked) return undefined;
    this.waiting = '';
    if (!found.ok) {
      this.#tell(at, found.refusal, again);
      return found.refusal.code;
    }
    this.wanted = undefined;
    await this.#workspace.open(Promise.resolve(found));
    return undefined;
  }

  #tell(at: Problem['at'], refusal: Refusal, again: () => Promise<void>): void {
    if (refusal.code === 'signed-out') this.account = undefined;
    const limit = this.host && this.repositories!.limit(this.host.site);
    if (refusal.code === 'limited' && limit) {
      this.problem = { at: 'limit', sentence: refusal.sentence, limit, again };
      return;
    }
    this.#say(at, refusal.sentence);
  }

  #say(at: Problem['at'], sentence: string): void {
    this.problem = { at, sentence };
  }
}
