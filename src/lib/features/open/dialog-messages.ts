/* The dialogs of the start screen: pasting JSON, and opening a document of a repository. */
import { listed } from '$lib/core/text/listed';
import { formatNumber } from '$lib/core/text/plural';

export { openRepository, pasteJson } from './messages';

export const cancel = 'Cancel';
export const open = 'Open';

// Pasting.
export const textOfDocsJson = 'Contents of docs.json';
export const textExample = '{ "navigation": … }';
export const textMissing = 'Paste the contents.';

// The host and its account.
export const hosts = 'Git host';
export const noHost =
  'No git hosts are set up in this copy of Signpost. Open a file or a folder instead.';
export const loading = 'Loading…';
export const lookingWho = 'Checking your account…';
export const signedInBefore = (host: string): string => `Signed in to ${host} as`;
export const rememberedAfter = 'Stays signed in on this computer.';
export const untilClosedAfter = 'Signs out when you close this tab.';
export const signOut = 'Sign out';
export const requestsLeft = (left: number, of: number): string =>
  `${formatNumber(left)} of ${formatNumber(of)} requests left.`;
export const addAccount = 'Add account';
export const continueAs = (login: string): string => `Continue as ${login}`;
export const accountInUse = 'Account';
export const addAccountTo = (host: string): string => `Sign in to ${host} with another account`;
export const withToken = 'Sign in with a token to continue.';
export const goOn = 'Continue';
export const progress = 'Progress';
export const mayBePrivateAfter = 'may be private. Sign in to open it.';
export const signInToOpen = 'Sign in to open your repositories';
export const orPublic = 'Or open a public repository without signing in';

// Finding a repository.
export const repository = 'Repository';
export const findByName = 'Search by name, or paste a URL';
export const nameOrAddress = 'owner/name or URL';
export const look = 'Look up';
export const proposeLater =
  'You can edit and download without signing in. Sign in later to propose your changes.';
export const repositories = 'Repositories';
export const openNamed = (repository: string): string => `Open ${repository}`;
export const privateRepository = 'Private';
export const recentlyOpened = 'Recent';
export const canPropose = 'Read-only; you can propose changes';
export const found = 'Repositories found';
export const asking = (host: string): string => `Searching ${host}…`;
export const noneCalledSo =
  'None of your repositories match. Try part of the name, or paste the URL.';
export const opensNone = (host: string): string =>
  `This account can’t open any repositories on ${host}. Sign in with another account, or paste the URL of a repository.`;
export const foreignAddress = (hosts: readonly string[]): string =>
  `Paste a URL on ${listed(hosts, 'or')}. This one isn’t.`;
export const notARepository =
  'Enter the owner and the repository, such as acme/docs, or paste the URL from your browser.';

// Its branch and document.
export const lookingInto = (repository: string): string => `Loading ${repository}…`;
export const otherRepository = 'Choose another repository';
export const branch = 'Branch';
export const defaultBranch = (name: string): string => `${name} (default)`;
export const whatIsBranch =
  'A branch is a separate version of the repository. The default branch is usually the published one.';
export const noSuchBranch = (defaultBranch: string): string =>
  `The branch in the URL doesn’t exist. Showing ${defaultBranch} instead.`;
export const lookingForDocuments = (branch: string): string =>
  `Looking for docs.json on ${branch}…`;
export const noDocument =
  'There’s no docs.json on this branch. Choose another branch, or the repository that contains your docs.';
export const whichDocument = 'Choose a docs.json. Each one is a separate site.';
export const documentPath = 'Path to docs.json';
export const documentPathExample = 'docs/docs.json';
export const writePath = 'If the branch has a docs.json, enter its path.';
export const opensBefore = 'Opens';
export const opening = (repository: string): string => `Opening ${repository}…`;
export const notSignedIn =
  'You aren’t signed in. You can edit and download, and sign in when you want to propose your changes.';
export const cannotWrite =
  'You can’t write to this repository. When you commit, Signpost creates a fork (your own copy) and proposes your changes from there.';
