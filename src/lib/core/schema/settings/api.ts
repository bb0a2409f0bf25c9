/* API pages, what machines read, and addresses: `api`, `markdown`, `seo`, `metadata`, `variables`, `redirects`. */
import { described, reference } from '../notes.ts';
import * as z from '../zod.ts';
import {
  choice,
  either,
  flag,
  list,
  object,
  plainText,
  section,
  strict,
  text,
  texts,
} from './values.ts';

const source = text('Source', 'The file or URL of the specification.', 1);
const directory = text('Directory', 'The path that generated pages start with.');
const files = z.array(described(plainText(1), reference));
const WANTED = 'a file or a URL in quotes, a list of these, or an object with a “source”';

export const api = section('API', 'API specifications and the look of API pages.', {
  openapi: either(
    [
      plainText(1),
      files,
      strict(
        {
          source,
          directory,
          overlays: list(
            plainText(1),
            'Overlays',
            'OpenAPI overlay files to apply to the specification.',
          ),
        },
        ['source'],
      ),
    ],
    WANTED,
    'OpenAPI',
    'The file that describes the API of the whole site.',
    'specification',
  ),
  asyncapi: either(
    [plainText(1), files, strict({ source, directory }, ['source'])],
    WANTED,
    'AsyncAPI',
    'The file that describes messages and events of the whole site.',
    'specification',
  ),
  playground: section('Playground', 'Where readers try requests.', {
    display: choice(
      ['interactive', 'simple', 'none', 'auth'],
      'Display',
      'How the playground appears.',
    ),
    proxy: flag('Proxy', 'Sends requests through the host’s server. On by default.'),
    credentials: flag('Credentials', 'Sends cookies when the proxy is off.'),
  }),
  params: section('Parameters', 'How parameters are shown.', {
    expanded: choice(['all', 'closed'], 'Expanded', 'Expands all parameters.'),
    post: list(plainText(), 'Labels', 'Specification keys shown after parameter names.'),
  }),
  url: choice(['full'], 'URL', 'Always shows the full base URL.'),
  examples: section('Examples', 'Code examples for requests.', {
    languages: list(plainText(), 'Languages', 'Languages for examples, such as “curl”.'),
    defaults: choice(['required', 'all'], 'Parameters', 'Which parameters examples include.'),
    prefill: flag('Prefill', 'Fills the playground with example values.'),
    autogenerate: flag('Generate', 'Generates examples from the specification. On by default.'),
  }),
  mdx: section('API pages in MDX', 'For API pages without a specification.', {
    auth: section('Authentication', 'How requests authenticate.', {
      method: choice(['bearer', 'basic', 'key', 'cobo'], 'Method', 'How requests authenticate.'),
      name: text('Name', 'The name of the header or parameter.'),
    }),
    server: either(
      [plainText(), z.array(described(plainText(), reference))],
      'a URL in quotes, or a list of these',
      'Server',
      'The base URL for paths.',
    ),
  }),
});

export const markdown = section('Markdown', 'The Markdown version of pages for other tools.', {
  schema: flag('Specifications', 'Adds the API specification to pages. On by default.'),
  instructions: either(
    [plainText(), z.array(described(plainText(), reference))],
    'text in quotes, or a list of texts',
    'Instructions',
    'Added to the Markdown of every page.',
  ),
});

export const seo = section('Search engines', 'Settings for search engines.', {
  indexing: choice(
    ['navigable', 'all'],
    'Indexed pages',
    'Which pages search engines index: those in the navigation, or all.',
  ),
  metatags: texts('Meta tags', 'Tags for every page, by name.'),
  organization: section('Organization', 'Who publishes the site.', {
    id: text('ID', 'A URL that identifies the organization.'),
    name: text('Name', 'The name of the organization.'),
    legalName: text('Legal name', 'The registered name.'),
    url: text('URL', 'The home page.'),
    logo: text('Logo', 'The URL of the logo.'),
    sameAs: list(plainText(), 'Profiles', 'URLs of profiles on other sites.'),
  }),
});

export const metadata = section('Metadata', 'Information shown on pages.', {
  timestamp: flag('Last modified', 'Shows when a page was last changed.'),
});

export const variables = texts('Variables', 'Text that replaces {{name}} in pages.');

export const redirects = list(
  object(
    {
      source: text('From', 'The old path.'),
      destination: text('To', 'The new path or URL.'),
      permanent: flag('Permanent', 'Lets browsers remember the redirect. On by default.'),
    },
    ['source', 'destination'],
  ),
  'Redirects',
  'Old URLs and where they lead.',
);
