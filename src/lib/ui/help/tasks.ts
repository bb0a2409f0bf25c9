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

const FIRST_STEPS: readonly Task[] = [
  {
    id: 'move',
    wish: 'Move a page or a group',
    acts: [
      'Drag its row. On a touch screen, touch and hold it first. A line shows where it will go. If it can’t go there, you see why.',
      'Or select it, hold Alt (Option on a Mac), and press ↑, ↓, ←, or →. To find a place by name, choose “Move to…” in its menu.',
    ],
    command: 'tree.move.to',
    words: 'drag reorder sort rearrange order',
  },
  {
    id: 'add',
    wish: 'Add a page, a group, or a tab',
    acts: [
      'Click + above the navigation and choose what to add. It goes into your selection, or next to it.',
      'Then type its name. For a page, type its title. Its file is created, too, if you opened the folder or the repository.',
    ],
    command: 'tree.add',
    words: 'new create insert section',
  },
  {
    id: 'rename',
    wish: 'Rename a group, a tab, or another part',
    acts: ['Select it and change “Label” in the properties, or press Enter on its row.'],
    command: 'tree.rename',
    words: 'label title name change',
  },
  {
    id: 'hide',
    wish: 'Hide something from readers',
    acts: [
      'Select it and turn on “Hidden”. It won’t appear in the navigation, but its URL still works.',
      'To remove it from the navigation, press Delete. A page’s file isn’t deleted, unless you choose “Delete with files”.',
    ],
    words: 'hide remove delete invisible private unlist',
  },
  {
    id: 'undo',
    wish: 'Undo a change',
    acts: [
      'Undo goes back step by step. The history goes back to any step.',
      'The review can revert any single change and keep the others.',
    ],
    command: 'panel.history',
    words: 'undo redo revert mistake history',
  },
  {
    id: 'finish',
    wish: 'Save or share my changes',
    acts: [
      'Review the changes. You see them in plain words, with what readers lose and which lines changed.',
      'Then save, commit, or download. If you download, replace the old file with the new one.',
    ],
    command: 'review',
    words: 'save publish download commit pull request export finish done',
  },
];

const STRUCTURE: readonly Task[] = [
  {
    id: 'expand',
    wish: 'Choose whether a group starts expanded',
    acts: [
      'Readers can expand and collapse every group inside another group. Select one and turn on “Expanded by default” to show its pages from the start.',
      'Groups at the top level are headings. They’re always expanded.',
    ],
    words: 'make collapsible collapsed collapse fold expand expanded accordion toggle',
  },
  {
    id: 'icon',
    wish: 'Add an icon',
    acts: [
      'Select something and choose “Icon” in the properties. Search by meaning: “money”, “start”, “bug”.',
    ],
    words: 'picture symbol emoji',
  },
  {
    id: 'link',
    wish: 'Link to another site',
    acts: [
      'Add a tab or an anchor, and enter a URL under “Link (href)” in the properties, such as https://example.com.',
    ],
    words: 'external url href blog community',
  },
  {
    id: 'division',
    wish: 'Add a language or a version',
    acts: [
      'Click + above the navigation and choose the entry that copies an existing language or version.',
      'Then compare them side by side to see what’s missing.',
    ],
    command: 'division.copy',
    words: 'translation i18n release copy',
  },
  {
    id: 'restructure',
    wish: 'Turn groups into tabs, or tabs into groups',
    acts: [
      'Choose “Restructure navigation” above the tree, or “Turn into” in a row’s menu.',
      'You see what would change, and what you would lose, before you confirm.',
    ],
    words: 'restructure convert split merge turn wrap',
  },
  {
    id: 'match-files',
    wish: 'Make folders match the navigation',
    acts: [
      'Select a group or a tab and choose “Match files to the navigation…” in its menu, under “More”. You see the new path of each page first, and can choose the folder.',
    ],
    command: 'tree.page.match',
    words: 'reorganize folders paths files move mirror tidy',
  },
];

const PAGES_AND_LINKS: readonly Task[] = [
  {
    id: 'page-title',
    wish: 'Change the title of a page',
    acts: [
      'Select it and change “Title” in the properties. That changes the page’s own file, so open the folder or the repository, not just docs.json.',
      'A “Sidebar title” is shown in the navigation only.',
    ],
    words: 'rename frontmatter heading',
  },
  {
    id: 'page-file',
    wish: 'Move a page’s file or change its URL',
    acts: [
      'Press F2 on its row, or select it and change “Page path” in the properties. Its file moves with it, links on other pages follow, and the old URL redirects.',
      'To preview what else will change, choose “Move file…” in its menu.',
      'After you drag a page into a group from another folder, Signpost offers to move its file, too. You can also do this later in the review.',
    ],
    command: 'tree.page.move',
    words: 'rename path folder address slug url link file mdx',
  },
  {
    id: 'orphans',
    wish: 'Find pages that aren’t in the navigation',
    acts: [
      'Open the folder or the repository, not just docs.json. “Not in navigation” then lists every page file without an entry. Drag one into the navigation.',
    ],
    command: 'panel.orphans',
    words: 'orphans missing unlisted files',
  },
  {
    id: 'links',
    wish: 'Find and fix broken links',
    acts: [
      'Open the problems. Broken links in pages are listed there, each with the page it should probably lead to.',
      'Open a page’s properties to see which links lead to it.',
    ],
    command: 'panel.problems',
    words: 'dead links 404 who links here anchors references',
  },
  {
    id: 'old-urls',
    wish: 'Keep old URLs working',
    acts: [
      'When a page moves, Signpost also adds a redirect from its old URL to its new one. When you delete a page with its file, choose where to send its readers.',
      'The review lists which old URLs redirect, and which no longer work.',
    ],
    words: 'redirect redirects 404 address moved bookmarks seo',
  },
  {
    id: 'redirects',
    wish: 'Redirect an old URL to a page',
    acts: [
      'Open the redirects and choose “Add a redirect”. When you move or delete pages with their files, Signpost adds redirects for you.',
      'Try a URL there to see where readers arrive.',
    ],
    command: 'preview.redirects',
    words: 'redirect url old link 301 moved not found 404',
  },
  {
    id: 'lost',
    wish: 'Find old URLs that lead nowhere',
    acts: [
      'Open Lost URLs. In a git repository, it lists each URL that no longer works, with the page that most likely replaced it.',
      'Select the correct matches and add the redirects. You can also check the URLs of a sitemap or a list of missing pages.',
    ],
    command: 'preview.lost',
    words: '404 not found dead lost old url sitemap search console history',
  },
  {
    id: 'endpoints',
    wish: 'Show the endpoints of an API',
    acts: [
      'Select a group or a tab and set “OpenAPI” in the properties to your specification.',
      'Then select the endpoints that readers should see.',
    ],
    command: 'panel.endpoints',
    words: 'openapi swagger specification operations reference',
  },
];

const SITE: readonly Task[] = [
  {
    id: 'find',
    wish: 'Find something',
    acts: [
      'Use the search above the navigation. Typos are OK.',
      '“Find an action or an element” also finds every action. Search in your own words.',
    ],
    command: 'palette',
    words: 'search look locate where',
  },
  {
    id: 'keyboard',
    wish: 'Use the keyboard',
    acts: ['F6 goes to the next pane. Arrow keys go from row to row, and move rows with Alt.'],
    command: 'keys',
    words: 'shortcuts hotkeys keys screen reader accessibility',
  },
  {
    id: 'preview',
    wish: 'See what readers will see',
    acts: [
      'The preview in the middle updates with every change. Click through it like a reader. Use the controls above it to change its width or switch between light and dark mode.',
    ],
    command: 'mode.visual',
    words: 'preview phone mobile dark look',
  },
  {
    id: 'site-settings',
    wish: 'Change the banner, the colors, or the theme',
    acts: ['Open the site settings. The preview updates as you change them.'],
    command: 'panel.site-settings',
    words: 'announcement logo site settings options',
  },
  {
    id: 'problems',
    wish: 'Fix problems',
    acts: [
      'Open the problems. Each one says what readers would see, and most have a button to fix them.',
    ],
    command: 'panel.problems',
    words: 'errors warnings fix broken check',
  },
];

/** Questions about the file and about where the work is kept. */
const KEEPING: readonly Task[] = [
  {
    id: 'file',
    wish: 'What is docs.json?',
    acts: [
      'The file that defines a docs site: its name, its colors, and, under “navigation”, which pages readers see, in what order, and under which headings.',
      'It’s in the folder of your docs. Signpost changes only the lines it has to and leaves the rest of the file untouched.',
    ],
    words: 'json file format mintlify configuration',
  },
  {
    id: 'storage',
    wish: 'Where is my work saved?',
    acts: [
      'As a draft in this browser, within a second of each change. If the window closes, you can restore the draft when you open Signpost again.',
      'Your file changes only when you save, commit, or replace it with a downloaded one. The status next to the file name always shows where your work is.',
    ],
    words: 'draft autosave lost crash unsaved storage',
  },
  {
    id: 'privacy',
    wish: 'Who can see my work?',
    acts: [
      'Only you. Signpost reads and changes files in your browser. It connects only to repositories that you open, and sends data only when you commit.',
    ],
    words: 'privacy upload security private cloud',
  },
  {
    id: 'conflict',
    wish: 'What if the file changes while I’m editing?',
    acts: ['Signpost merges both versions and asks you only about conflicts.'],
    words: 'conflict merge newer colleague',
  },
];

export const TASK_SECTIONS: readonly {
  readonly heading: string;
  readonly tasks: readonly Task[];
}[] = [
  { heading: 'Start here', tasks: FIRST_STEPS },
  { heading: 'Structure', tasks: STRUCTURE },
  { heading: 'Pages, links, and URLs', tasks: PAGES_AND_LINKS },
  { heading: 'The whole site', tasks: SITE },
  { heading: 'Your file and your work', tasks: KEEPING },
];

export const TASKS: readonly Task[] = TASK_SECTIONS.flatMap(({ tasks }) => tasks);
