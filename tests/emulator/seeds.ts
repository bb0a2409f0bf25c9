/*
 * The users and repositories at the emulated GitHub. `ada` can write to acme's repositories, `bob` only to his own, and
 * `olga` owns acme; the tests seed and inspect repositories as her.
 */

/** The users' tokens. They look like GitHub tokens but aren't real. */
export const TOKENS = {
  ada: 'github_pat_ada00000000000000000000',
  bob: 'github_pat_bob00000000000000000000',
  olga: 'github_pat_olga0000000000000000000',
} as const;
export type Login = keyof typeof TOKENS;

export interface SeededRepository {
  readonly name: string;
  readonly isPrivate?: boolean;
  /** No one may push to `main`: changes need a pull request. */
  readonly isProtected?: boolean;
  /** Rules of a ruleset for `main`. With any rule it counts as protected. */
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

/**
 * `acme/docs` can be written by ada, `acme/guarded` has a protected branch, `acme/kept` a branch that can't be deleted,
 * `acme/many` two docs.json, and `acme/secret` is private.
 */
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
