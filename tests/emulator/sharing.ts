/*
 * At GitHub a fork and its original share objects: a commit in one can be the parent of a commit in the other. The
 * emulator copies objects once, when the fork is created. This also copies what the original received later. Object
 * names derive from their content, so copies have the same names.
 */

export type Call = (
  method: string,
  path: string,
  body?: string,
) => Promise<{ readonly status: number; readonly text: string }>;

interface Commit {
  readonly sha: string;
  readonly message: string;
  readonly author: object;
  readonly committer: object;
  readonly tree: { readonly sha: string };
  readonly parents: readonly { readonly sha: string }[];
}
interface Tree {
  readonly tree: readonly {
    readonly path: string;
    readonly mode: string;
    readonly type: string;
    readonly sha: string;
  }[];
}

/** Copies the commits on the original's branches into a fork. */
export async function shareObjects(original: string, fork: string, call: Call): Promise<void> {
  const from = `/repos/${original}/git`;
  const to = `/repos/${fork}/git`;
  const read = async (path: string): Promise<unknown> => JSON.parse((await call('GET', path)).text);
  const make = (path: string, value: object) => call('POST', path, JSON.stringify(value));

  const copy = async (sha: string): Promise<void> => {
    if ((await call('GET', `${to}/commits/${sha}`)).status === 200) return;
    const commit = (await read(`${from}/commits/${sha}`)) as Commit;
    for (const parent of commit.parents) await copy(parent.sha);
    const { tree } = (await read(`${from}/trees/${commit.tree.sha}?recursive=1`)) as Tree;
    const blobs = tree.filter(({ type }) => type === 'blob');
    for (const { sha: blob } of blobs) {
      const { content } = (await read(`${from}/blobs/${blob}`)) as { readonly content: string };
      await make(`${to}/blobs`, { content, encoding: 'base64' });
    }
    await make(`${to}/trees`, { tree: blobs });
    await make(`${to}/commits`, {
      message: commit.message,
      tree: commit.tree.sha,
      parents: commit.parents.map((parent) => parent.sha),
      author: commit.author,
      committer: commit.committer,
    });
  };

  const branches = (await read(`/repos/${original}/branches?per_page=100`)) as {
    readonly commit: { readonly sha: string };
  }[];
  for (const { commit } of branches) await copy(commit.sha);
}
