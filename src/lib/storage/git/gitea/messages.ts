/* What is said of repositories at Gitea and Forgejo only. */

export { noFile, noRevision, signInToList } from '../messages.ts';

// Rights of a token, in the server’s words
export const repositoryRight = 'repository: Read and Write';
export const userRight = 'user: Read';

/** What an administrator can do if this page can't ask for tokens. */
export const allowCors =
  'set ENABLED to true and ALLOW_DOMAIN to this site in the [cors] section of the server’s app.ini';

export const fileTooLarge = (host: string): string =>
  `This file is too large for ${host}. Clone the repository and open its folder instead.`;
