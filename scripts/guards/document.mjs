/* Guards for the document: nothing illegal, nothing lost, no identities mixed up. */
const READ = 'src/lib/core/document/read.test.ts';
const PLAN = 'src/lib/core/operations/plan.test.ts';

/** @type {readonly import('./removal.mjs').Guard[]} */
export const documentGuards = [
  {
    guard: 'nothing is planned while the JSON is broken',
    test: PLAN,
    says: 'plans nothing while the JSON is broken',
  },
  {
    guard: 'no plan adds an error',
    test: 'src/lib/core/operations/other-files.test.ts',
    says: 'into itself is refused, also through another appearance',
  },
  {
    guard: 'nothing is moved into itself',
    test: PLAN,
    says: 'is refused with a message',
  },
  {
    guard: 'one kind of children for each element',
    without: 'return undefined;',
    test: 'src/lib/core/check/placement/allow.test.ts',
    says: 'a page next to groups',
  },
  {
    guard: 'a link holds nothing',
    test: 'src/lib/core/check/placement/allow.test.ts',
    says: 'anything inside a link',
  },
  {
    guard: 'what an edit leaves alone keeps its id',
    test: READ,
    says: 'a value edited by typing keeps its id',
  },
  {
    guard: 'what moved takes its id along',
    test: PLAN,
    says: 'neighbors that swap places keep their ids',
  },
  {
    guard: 'a step remembers the way back',
    without: ["invertAll((file) => step.before.files.get(file)?.text ?? '', edits)", 'edits'],
    test: 'src/lib/core/document/history.test.ts',
    says: 'undo restores the text, the nodes and their ids',
  },
  {
    guard: 'typing never joins a saved step',
    without: 'true',
    test: 'src/lib/core/document/history.test.ts',
    says: 'typing that continues after a save is a separate step',
  },
  {
    guard: 'files that refer in a circle end',
    without: ['place.way.includes(file) || ', ''],
    test: 'src/lib/core/document/resolve-refs.test.ts',
    says: 'in a cycle that starts from another file',
  },
  {
    guard: 'files together are no deeper than one file',
    test: 'src/lib/core/document/resolve-refs.test.ts',
    says: 'when it would nest too deeply',
  },
  {
    guard: 'both changed it: a question, not a guess',
    without: "return 'ours';",
    test: 'src/lib/core/merge/merge.test.ts',
    says: 'both set one field to different values',
  },
  {
    guard: 'deleted here, changed there: a question',
    without: "return isOurs ? 'theirs' : 'ours';",
    test: 'src/lib/core/merge/merge.test.ts',
    says: 'one renamed what the other deleted',
  },
  {
    guard: 'a draft is applied only to its own text',
    without: [' || base.stamp !== stamp', ''],
    test: 'src/lib/storage/drafts/draft-run.test.ts',
    says: 'a draft is not applied to a text that it was not made from',
  },
];
