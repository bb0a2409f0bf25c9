/*
 * Who and what there is at the emulated GitHub. `ada` writes for acme, `bob` writes nowhere but in his own name, and
 * `olga` owns acme; she seeds it and looks after what became of it.
 */

/** What people sign in with. They look like tokens of GitHub, and are none. */
export const TOKENS = {
  ada: 'github_pat_ada00000000000000000000',
  bob: 'github_pat_bob00000000000000000000',
  olga: 'github_pat_olga0000000000000000000',
} as const;
export type Login = keyof typeof TOKENS;

export interface SeededRepository {
  readonly name: string;
  readonly isPrivate?: boolean;
  /** Nobody may push to `main`: changes come by pull request. */
  readonly isProtected?: boolean;
  /** Rules of a ruleset for `main`: it counts as protected, whatever they say. */
  readonly rules?: readonly string[];
  readonly writers: readonly Login[];
  readonly files: Readonly<Record<string, string>>;
}

export const DOCS = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#0b6e5a" },
  "navigation": {
    "groups": [
      { "group": "Start", "pages": ["index", "quickstart"] },
      { "group": "Guides", "pages": ["guides/install", "guides/deploy"] }
    ]
  }
}
`;

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nAbout ${title}.\n`;

const FILES = {
  'docs.json': DOCS,
  'README.md': '# docs\n',
  'index.mdx': page('Welcome'),
  'quickstart.mdx': page('Quickstart'),
  'guides/install.mdx': page('Install it'),
  'guides/deploy.mdx': page('Deploy it'),
  'guides/unlisted.mdx': page('In no list'),
};

/** `acme/docs` can be written by ada, `acme/guarded` has a protected branch,
 * `acme/kept` one that nobody may remove, `acme/many` two docs.json, `acme/secret` is private. */
export const REPOSITORIES: readonly SeededRepository[] = [
  { name: 'acme/docs', writers: ['ada'], files: FILES },
  { name: 'acme/guarded', writers: ['ada'], isProtected: true, files: FILES },
  { name: 'acme/kept', writers: ['ada'], rules: ['deletion', 'non_fast_forward'], files: FILES },
  { name: 'acme/secret', writers: ['ada'], isPrivate: true, files: FILES },
  {
    name: 'acme/many',
    writers: ['ada'],
    files: { 'README.md': '# many\n', 'docs/docs.json': DOCS, 'website/docs.json': DOCS },
  },
];
