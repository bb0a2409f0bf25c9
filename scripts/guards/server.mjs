/* Guards for the local command: who may send requests, which files are reachable, and how they are written. */
const ATTACKS = 'src/cli/serve/attacks.test.ts';
const SAVING = 'src/cli/serve/saving.test.ts';
const CHANGING = 'src/cli/serve/changing.test.ts';
const KILLED = 'src/cli/serve/killed.test.ts';
const STEP = 'src/cli/serve/step.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const serverGuards = [
  {
    guard: 'the Host header is this server’s name',
    test: ATTACKS,
    says: 'writing under the name evil.example reaches nothing',
  },
  {
    guard: 'the Origin header is this page’s',
    without: ['origin !== `http://${host}`', 'false'],
    test: ATTACKS,
    says: 'writing from http://evil.example reaches nothing',
  },
  {
    guard: 'a write says where it comes from',
    without: ['isApi && !isReading', 'false'],
    test: ATTACKS,
    says: 'writing from nowhere reaches nothing',
  },
  {
    guard: 'no other site’s page may ask (Sec-Fetch-Site)',
    test: ATTACKS,
    says: 'reading as cross-site reaches nothing',
  },
  {
    guard: 'the secret of the address',
    test: ATTACKS,
    says: 'reading with another token reaches nothing',
  },
  {
    guard: 'deciding headers appear only once',
    test: ATTACKS,
    says: 'writing with two types reaches nothing',
  },
  {
    guard: 'requests are JSON, which no form can send',
    test: ATTACKS,
    says: 'writing as text/plain reaches nothing',
  },
  {
    guard: 'no path leads up',
    test: ATTACKS,
    says: 'reading tabs/../docs.json reaches nothing',
  },
  {
    guard: 'nothing but JSON and pages is read from commits',
    without: [' && /\\.(jsonc?|mdx?)$/i.test(path)', ''],
    test: 'src/cli/serve/git/revision.test.ts',
    says: 'nothing but JSON and pages in the folder is read',
  },
  {
    guard: 'no link leads out of the folder',
    without: ['realShown(root, join(root, path))', 'join(root, path)'],
    test: ATTACKS,
    says: 'reading link.json reaches nothing',
  },
  {
    guard: 'hidden files are not shown',
    without: ["(!name.startsWith('.') || name === '.mintignore') && ", ''],
    test: ATTACKS,
    says: 'reading .env reaches nothing',
  },
  {
    guard: 'only files of the site are written',
    test: CHANGING,
    says: 'it is refused that a script is changed',
  },
  {
    guard: 'only JSON is written',
    without: [' && /\\.jsonc?$/i.test(target)', ''],
    test: ATTACKS,
    says: 'writing what the new text refers to, and is no JSON reaches nothing',
  },
  {
    guard: 'no file larger than 20 MB is written',
    test: 'src/cli/serve/writable.test.ts',
    says: 'a text of 20 MB is written, and a larger one is refused',
  },
  {
    guard: 'no file larger than 20 MB is read',
    test: SAVING,
    says: 'files that are too large, are reported',
  },
  {
    guard: 'one save after the other',
    without: 'const mine = act();',
    test: 'src/cli/serve/mutex.test.ts',
    says: 'tasks run one after the other',
  },
  {
    guard: 'compared before it is written',
    test: SAVING,
    says: 'one changed file keeps all from being written',
  },
  {
    guard: 'a read-only mark counts, for root too',
    test: SAVING,
    says: 'a read-only file is reported and stays unchanged',
  },
  {
    guard: 'compared again before any file is replaced',
    test: STEP,
    says: 'what another process wrote after the comparison stays',
  },
  {
    guard: 'all or none: what was replaced is put back',
    without: 'const lost = [];',
    test: STEP,
    says: 'a file that cannot be put in place restores the others',
  },
  {
    guard: 'compared right before it is replaced',
    test: 'src/cli/serve/replace.test.ts',
    says: 'what another program wrote while the old file is compared',
  },
  {
    guard: 'compared after it is replaced',
    test: 'src/cli/serve/replace.test.ts',
    says: 'what a program writes into the old file through an open handle',
  },
  {
    guard: 'a plan that cannot be written leaves nothing',
    test: 'src/cli/serve/leftovers.test.ts',
    says: 'any writeFile can fail without leaving anything behind',
  },
  {
    guard: 'a text is on the disk before it replaces one',
    test: STEP,
    says: 'every text is flushed',
  },
  {
    guard: 'the folder is flushed after it',
    test: STEP,
    says: 'the folder is flushed',
  },
  {
    guard: 'a journal before several files',
    test: STEP,
    says: 'a plan exists before the first of several files',
  },
  {
    guard: 'a start finishes what a killed save left',
    test: KILLED,
    says: 'a step that was stopped between its files is finished',
  },
  {
    guard: 'a leftover plan writes only data, pages and .mintignore',
    test: KILLED,
    says: 'a leftover plan does nothing in a script',
  },
  {
    guard: 'a leftover plan writes YAML only if it is a specification',
    test: KILLED,
    says: 'a leftover plan does nothing in YAML that is no specification',
  },
  {
    guard: 'of other files, only specifications and .mintignore are rewritten',
    test: CHANGING,
    says: 'it is refused that data that is no specification is changed',
  },
  {
    guard: 'images are only moved',
    test: CHANGING,
    says: 'it is refused that an image is deleted',
  },
  {
    guard: 'a link to another kind of file is not written',
    test: CHANGING,
    says: 'a page that is a link to a script is not written',
  },
  {
    guard: 'links are neither moved nor deleted',
    test: CHANGING,
    says: 'a link is not deleted',
  },
  {
    guard: 'an account is asked for by the name of a host only',
    test: 'src/cli/serve/account.test.ts',
    says: 'is not asked for by',
  },
];
