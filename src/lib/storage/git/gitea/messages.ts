/* What is said of repositories at Gitea and Forgejo only. */
import { inQuotes } from '../../../core/text/direction.ts';

export { pullRequest, signInToList } from '../messages.ts';

// Rights of a token, in the server’s words
export const repositoryRight = 'repository: Read and Write';
export const userRight = 'user: Read';

export const noFile = (path: string, repository: string): string =>
  `There is no file ${inQuotes(path)} in ${repository}.`;
export const fileTooLarge = (host: string): string =>
  `${host} does not give out a file that is as large as this one. Clone the repository and open its folder instead.`;
