/* What is said of repositories at Gitea and Forgejo only. */

export { noFile, noRevision, signInToList } from '../messages.ts';

// Rights of a token, in the server’s words
export const repositoryRight = 'repository: Read and Write';
export const userRight = 'user: Read';

export const fileTooLarge = (host: string): string =>
  `This file is too large for ${host}. Clone the repository and open its folder instead.`;
