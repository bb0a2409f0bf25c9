/* The dialogs of the start screen: pasting JSON, and opening a document of a repository. */
export { openRepository, pasteJson } from './messages';

export const cancel = 'Cancel';
export const open = 'Open';

// Pasting.
export const textOfDocsJson = 'The text of a docs.json';

// The host and its account.
export const hosts = 'Where it is';
export const noHost = 'This Signpost was built without any git host. Open a file or a folder.';
export const loading = 'Loading…';
export const lookingWho = 'Looking who is signed in…';
export const signedInBefore = (host: string): string => `Signed in to ${host} as`;
export const rememberedAfter = '· remembered on this computer';
export const untilClosedAfter = '· until you close this tab';
export const signOut = 'Sign out';
export const withToken = 'With a token you can continue now.';
export const goOn = 'Continue';
export const progress = 'Progress';
export const mayBePrivateAfter = 'may be private, and opens when you are signed in.';
export const signInToOpen = 'Sign in to open your repositories';
export const orPublic = 'Or look at a public repository without signing in';

// Finding a repository.
export const repository = 'Repository';
export const findByName = 'Find by name, or paste an address';
export const nameOrAddress = 'owner/name, or its address';
export const look = 'Look';
export const proposeLater =
  'You can edit and download. To propose your changes there you sign in later, and your work stays.';
export const repositories = 'Repositories';
export const openNamed = (repository: string): string => `Open ${repository}`;
export const privateRepository = 'Private';
export const canPropose = 'You can propose changes';
export const found = 'Repositories found';
export const asking = (host: string): string => `Asking ${host}…`;
export const noneCalledSo =
  'No repository of yours is called so. Try a part of its name, or paste its address.';
export const tokenOpensNone = (host: string): string =>
  `This token opens no repository. Make one that names yours on ${host}.`;
export const foreignAddress = (hosts: readonly string[]): string =>
  `This address leads to none of ${hosts.join(', ')}.`;
export const notARepository =
  'Write the owner and the repository, such as acme/docs, or paste the address from your browser.';

// Its branch and document.
export const lookingInto = (repository: string): string => `Looking into ${repository}…`;
export const otherRepository = 'Other repository';
export const branch = 'Branch';
export const defaultBranch = (name: string): string => `${name} (default)`;
export const whatIsBranch =
  'A branch is a line of versions. The default one is what is published, as a rule.';
export const noSuchBranch = (defaultBranch: string): string =>
  `There is no such branch as in the address. This is ${defaultBranch}.`;
export const lookingForDocuments = (branch: string): string =>
  `Looking for docs.json on ${branch}…`;
export const noDocument =
  'No docs.json was found on this branch. Choose another branch, or the repository that holds your documentation.';
export const whichDocument = 'Which docs.json? Each is a site of its own.';
export const documentPath = 'Path of the docs.json';
export const documentPathExample = 'docs/docs.json';
export const writePath = 'If you know that there is one, write where it is.';
export const opensBefore = 'Opens';
export const opening = (repository: string): string => `Opening ${repository}…`;
export const notSignedIn =
  'You are not signed in: you can edit and download, and sign in when you want to propose your changes.';
export const cannotWrite =
  'You cannot write in this repository. What you change is proposed from a copy of your own (a fork), which is made when you commit.';
