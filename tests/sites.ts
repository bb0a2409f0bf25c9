/* Small sites that several stories open. A story whose site is its subject has its own. */
import { pageFile } from './folders';

/** Two groups of two pages each, with one list of pages in a line and one indented. */
export const ACME = `{
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Get started",
        "pages": ["introduction", "quickstart"]
      },
      {
        "group": "Guides",
        "pages": [
          "guides/deploy",
          "guides/rotate"
        ]
      }
    ]
  }
}
`;

/** The pages “a” and “b” of a site called “Old”. */
export const TWO_PAGES = '{\n  "name": "Old",\n  "navigation": { "pages": ["a", "b"] }\n}\n';

/** A folder with two pages, both in the group “Start”, and their titles. */
export const ACME_FOLDER = {
  'docs.json': `{
  "name": "Acme",
  "navigation": {
    "groups": [{ "group": "Start", "pages": ["welcome", "guides/deploy"] }]
  }
}
`,
  'welcome.mdx': pageFile('Welcome aboard'),
  'guides/deploy.mdx': pageFile('Deploy a site'),
};
