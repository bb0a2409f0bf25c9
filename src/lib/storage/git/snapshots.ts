/*
 * The state of a branch. Checking it costs one small request; the list of files is requested only if the branch has
 * moved on.
 */
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Access, Blob, Host, Tip } from './host.ts';
import * as m from './messages.ts';

export interface Snapshot {
  readonly commit: string;
  readonly message: string;
  readonly files: ReadonlyMap<string, Blob>;
  readonly isTruncated: boolean;
}

/** A branch of a repository: "acme/docs", "main". */
export interface Stand {
  readonly name: string;
  readonly branch: string;
}

export interface Snapshots {
  /** The current state. */
  readonly look: (at: Stand) => Promise<Result<Snapshot>>;
  /**
   * The state of another branch, of a tag, or of a commit by its id, which can be shortened. A branch comes before a tag
   * with the same name. The current branch stays as it is known.
   */
  readonly at: (there: Stand) => Promise<Result<Snapshot>>;
  /** The last known state. Requests the current one if there is none. */
  readonly last: (at: Stand) => Promise<Result<Snapshot>>;
  /** A file of a snapshot, or `missing` if it has none. */
  readonly file: (at: Stand, snapshot: Snapshot, path: string) => Promise<Result<Blob>>;
  /** Records the state after a commit of our own on `before`. */
  readonly moved: (at: Stand, now: Snapshot, before: Snapshot) => void;
  /** Recent states, of all branches. */
  readonly seen: () => readonly Snapshot[];
}

/** Number of states to remember. */
const STATES = 8;

/** How often a host may show the state before our own commit, which can happen for a moment. */
const DOUBTS = 3;

const branchKey = ({ name, branch }: Stand): string => `${name}#${branch}`;

export function snapshots(host: Host, access: Access): Snapshots {
  const byCommit = new Map<string, Snapshot>();
  const latest = new Map<string, Snapshot>();
  const looking = new Map<string, Promise<Result<Snapshot>>>();
  const outdated = new Map<string, { readonly commit: string; left: number }>();

  /** States of other revisions. They can't change. */
  const others = new Map<string, Promise<Result<Snapshot>>>();

  const remembered = (commit: string) => {
    const state = byCommit.get(commit);
    return state && ok(state);
  };
  const remember = (at: Stand, state: Snapshot): void => {
    byCommit.delete(state.commit);
    byCommit.set(state.commit, state);
    latest.set(branchKey(at), state);
    const [oldest] = byCommit.keys();
    if (byCommit.size > STATES && oldest !== undefined) byCommit.delete(oldest);
  };
  async function lookNow(at: Stand): Promise<Result<Snapshot>> {
    const key = branchKey(at);
    const tip = await host.tip(access, at.name, at.branch);
    if (!tip.ok) return tip;
    const { commit } = tip.value;
    const known = latest.get(key);
    const old = outdated.get(key);
    if (known && old?.commit === commit && old.left-- > 0) return ok(known);
    const same = byCommit.get(commit);
    if (same) {
      remember(at, same);
      return ok(same);
    }
    const found = await listOf(at.name, tip.value);
    if (found.ok) remember(at, found.value);
    return found;
  }

  async function listOf(name: string, { commit, message }: Tip): Promise<Result<Snapshot>> {
    const listed = await host.files(access, name, commit);
    if (!listed.ok) return listed;
    const files = new Map(listed.value.files.map((file) => [file.path, file]));
    return ok({ commit, message, files, isTruncated: listed.value.isTruncated });
  }

  async function named(name: string, revision: string): Promise<Result<Tip>> {
    const tip = await host.tip(access, name, revision);
    return tip.ok || tip.refusal.code !== 'missing' ? tip : host.revision(access, name, revision);
  }

  const look: Snapshots['look'] = (at) => {
    const key = branchKey(at);
    const under = looking.get(key);
    if (under) return under;
    const now = lookNow(at).finally(() => looking.delete(key));
    looking.set(key, now);
    return now;
  };
  return {
    look,
    at: async ({ name, branch }) => {
      const isId = /^[0-9a-f]{40}$/.test(branch);
      const tip = isId ? ok({ commit: branch, message: '' }) : await named(name, branch);
      if (!tip.ok) return tip;
      const { commit } = tip.value;
      const known = remembered(commit) ?? others.get(commit);
      if (known) return known;
      const listed = listOf(name, tip.value);
      others.set(commit, listed);
      if (!(await listed).ok) others.delete(commit);
      return listed;
    },
    last: (at) => {
      const known = latest.get(branchKey(at));
      return known ? Promise.resolve(ok(known)) : look(at);
    },
    file: async ({ name }, { commit, files, isTruncated }, path) => {
      const file = files.get(path);
      if (file) return ok(file);
      const found = isTruncated ? await host.find(access, name, commit, path) : undefined;
      if (found && (found.ok || found.refusal.code !== 'missing')) return found;
      return refuse('missing', m.noFile(path, name));
    },
    moved: (at, now, before) => {
      remember(at, now);
      outdated.set(branchKey(at), { commit: before.commit, left: DOUBTS });
    },
    seen: () => [...byCommit.values()],
  };
}
