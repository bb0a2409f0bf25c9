/** Something that a person wants to do, the steps to do it, and the command that starts it. */
export interface Task {
  /** Unique among the tasks and the kinds of elements. */
  readonly id: string;
  readonly wish: string;
  readonly acts: readonly string[];
  /** Id of a command, offered as a button if a document is open. */
  readonly command?: string;
  readonly words?: string;
}

export const TASKS: readonly Task[] = [
  {
    id: 'move',
    wish: 'Move a page or a group',
    acts: [
      'Drag its row. The line shows where it would stand; where it may not stand, the label says why.',
      'Or select it and press ↑, ↓, ← or → while you hold Alt (Option on a Mac). “Move to…” in its menu finds far places by name.',
    ],
    command: 'tree.move.to',
    words: 'drag reorder sort rearrange order',
  },
  {
    id: 'rename',
    wish: 'Rename a group, a tab or another part',
    acts: ['Select it and change “Label” at the right, or press Enter on its row.'],
    command: 'tree.rename',
    words: 'label title name change',
  },
  {
    id: 'page-title',
    wish: 'Change the title of a page',
    acts: [
      'The title stands in the page’s own file, after “title:”. Signpost shows it and leaves it alone.',
      'Here you choose which file the entry leads to: “Page path” at the right.',
    ],
    words: 'rename frontmatter heading',
  },
  {
    id: 'add',
    wish: 'Add a page, a group or a tab',
    acts: [
      'Press + above the tree and choose what to add. It goes into what is selected, or beside it.',
      'Then type its name, or for a page its path.',
    ],
    command: 'tree.add',
    words: 'new create insert section',
  },
  {
    id: 'orphans',
    wish: 'List pages that exist but cannot be found',
    acts: [
      'Open the folder or the repository, not only docs.json. “Not in navigation” then lists every page file that no entry leads to. Drag one into the tree.',
    ],
    command: 'panel.orphans',
    words: 'orphans missing unlisted files',
  },
  {
    id: 'hide',
    wish: 'Hide something from readers',
    acts: [
      'Select it and switch on “Hidden”. It leaves the navigation; its address still works.',
      'To take it out for good, press Delete. The page’s file stays where it is.',
    ],
    words: 'hide remove delete invisible private unlist',
  },
  {
    id: 'expand',
    wish: 'Choose whether a group starts open or closed',
    acts: [
      'Readers can open and close every group that is inside another group. Select one and switch on “Expanded by default” to show its pages from the start.',
      'Groups at the top level are headings. They are always open.',
    ],
    words: 'make collapsible collapsed collapse fold expand expanded accordion toggle',
  },
  {
    id: 'restructure',
    wish: 'Make tabs out of groups, or the other way round',
    acts: [
      'Press the button with the blocks above the tree for the whole navigation, or choose “Turn into…” in a row’s menu.',
      'You see what would move, and what would be lost, before anything is done.',
    ],
    words: 'restructure convert split merge turn wrap',
  },
  {
    id: 'link',
    wish: 'Link to another site',
    acts: [
      'Add a tab or an anchor, and write its address under “Link (href)” at the right, such as https://example.com.',
    ],
    words: 'external url href blog community',
  },
  {
    id: 'icon',
    wish: 'Give something an icon',
    acts: ['Select it and press “Icon” at the right. Type what you mean: “money”, “start”, “bug”.'],
    words: 'picture symbol emoji',
  },
  {
    id: 'endpoints',
    wish: 'Show the endpoints of an API',
    acts: [
      'Select a group or a tab and name the specification under “OpenAPI” at the right.',
      'Then tick the endpoints that readers shall see.',
    ],
    command: 'panel.endpoints',
    words: 'openapi swagger specification operations reference',
  },
  {
    id: 'division',
    wish: 'Add a language or a version',
    acts: [
      'Select one that is there: below its properties a new one can be made from it.',
      'Then compare them side by side, to see what one lacks.',
    ],
    command: 'division.copy',
    words: 'translation i18n release copy',
  },
  {
    id: 'find',
    wish: 'Find something',
    acts: [
      'Type into the search above the tree. Slips of the keys are forgiven.',
      '“Find an action or an element” also knows everything that can be done, by everyday words.',
    ],
    command: 'palette',
    words: 'search look locate where',
  },
  {
    id: 'preview',
    wish: 'See what readers will see',
    acts: [
      'The middle shows it at every change. Click through it like a reader; its widths and its dark look are chosen above it.',
    ],
    command: 'mode.visual',
    words: 'preview phone mobile dark look',
  },
  {
    id: 'site-settings',
    wish: 'Change the banner, the colours or the theme',
    acts: ['Open the site’s settings. What you change shows in the preview at once.'],
    command: 'panel.site-settings',
    words: 'announcement logo site settings options',
  },
  {
    id: 'problems',
    wish: 'Put right what is wrong',
    acts: [
      'Open the problems. Each says what readers would see, and most can be mended by a button.',
    ],
    command: 'panel.problems',
    words: 'errors warnings fix broken check',
  },
  {
    id: 'undo',
    wish: 'Take something back',
    acts: [
      'Undo takes back step by step; the history goes to any step at once.',
      'The review takes back any one change alone, and leaves the others.',
    ],
    command: 'panel.history',
    words: 'undo redo revert mistake history',
  },
  {
    id: 'finish',
    wish: 'Hand over what I changed',
    acts: [
      'Review the changes: they are told in words, with what readers lose and the lines that differ.',
      'Then save, commit or download, and put a downloaded file in the place of the old one.',
    ],
    command: 'review',
    words: 'save publish download commit pull request export finish done',
  },
];

/** Questions about the file and about where the work is kept. */
export const KEEPING: readonly Task[] = [
  {
    id: 'file',
    wish: 'What is docs.json?',
    acts: [
      'A text file that says how a documentation site is built: its name, its colours and, under “navigation”, which pages readers see, in which order and under which headings.',
      'It stands in the folder of the documentation. Signpost changes only the words that your change needs; all the rest of the file stays as it is.',
    ],
    words: 'json file format mintlify configuration',
  },
  {
    id: 'storage',
    wish: 'Where is my work kept?',
    acts: [
      'In this browser, within a second of each change. If the window closes, the work is offered when you open Signpost again.',
      'Your file changes only when you save or commit, or put a downloaded file in its place. The words beside the file’s name always say how it stands.',
    ],
    words: 'draft autosave lost crash unsaved storage',
  },
  {
    id: 'privacy',
    wish: 'Who sees my work?',
    acts: [
      'Nobody. Files are read and changed in the browser. Only a repository that you open is asked for anything, and only a commit sends something.',
    ],
    words: 'privacy upload security private cloud',
  },
  {
    id: 'conflict',
    wish: 'What if the file changes meanwhile?',
    acts: [
      'Both versions are brought together, part by part. You are asked only where both changed the same thing.',
    ],
    words: 'conflict merge newer colleague',
  },
];
