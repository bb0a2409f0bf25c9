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

const source = text('Source', 'The file or the address of the specification.', 1);
const directory = text('Directory', 'Where the addresses of the generated pages begin.');
const files = z.array(described(plainText(1), reference));
const WANTED = 'a file or an address in quotes, a list of these, or braces with a “source”';

export const api = section('API', 'Specifications and how API pages look.', {
  openapi: either(
    [
      plainText(1),
      files,
      strict(
        {
          source,
          directory,
          overlays: list(plainText(1), 'Overlays', 'Files that are laid over the specification.'),
        },
        ['source'],
      ),
    ],
    WANTED,
    'OpenAPI',
    'The file that describes the API, for the whole site.',
    'specification',
  ),
  asyncapi: either(
    [plainText(1), files, strict({ source, directory }, ['source'])],
    WANTED,
    'AsyncAPI',
    'The file that describes messages and events, for the whole site.',
    'specification',
  ),
  playground: section('Playground', 'Where readers try requests.', {
    display: choice(
      ['interactive', 'simple', 'none', 'auth'],
      'Display',
      'What readers see of the playground.',
    ),
    proxy: flag('Proxy', 'Sends requests through a server of the host. On if not set.'),
    credentials: flag('Credentials', 'Sends cookies along, where there is no proxy.'),
  }),
  params: section('Parameters', 'How parameters are shown.', {
    expanded: choice(['all', 'closed'], 'Expanded', 'Whether all parameters are open.'),
    post: list(plainText(), 'Labels', 'Keys of the specification that are shown after names.'),
  }),
  url: choice(['full'], 'Address', 'Always shows the whole base address.'),
  examples: section('Examples', 'Code examples for requests.', {
    languages: list(plainText(), 'Languages', 'Languages of the examples, such as “curl”.'),
    defaults: choice(['required', 'all'], 'Parameters', 'Which parameters examples contain.'),
    prefill: flag('Prefill', 'Fills the playground with example values.'),
    autogenerate: flag('Generate', 'Makes examples from the specification. On if not set.'),
  }),
  mdx: section('API pages in MDX', 'For API pages without a specification.', {
    auth: section('Authentication', 'How requests sign in.', {
      method: choice(['bearer', 'basic', 'key', 'cobo'], 'Method', 'How requests sign in.'),
      name: text('Name', 'The name of the header or parameter.'),
    }),
    server: either(
      [plainText(), z.array(described(plainText(), reference))],
      'an address in quotes, or a list of these',
      'Server',
      'The address that paths are added to.',
    ),
  }),
});

export const markdown = section('Markdown', 'The Markdown that other tools read.', {
  schema: flag('Specifications', 'Adds the API specification to pages. On if not set.'),
  instructions: either(
    [plainText(), z.array(described(plainText(), reference))],
    'text in quotes, or a list of texts',
    'Instructions',
    'Added to the Markdown of every page.',
  ),
});

export const seo = section('Search engines', 'What search engines read.', {
  indexing: choice(['navigable', 'all'], 'Indexed pages', 'Pages of the navigation, or all.'),
  metatags: texts('Meta tags', 'Tags of every page, by name.'),
  organization: section('Organization', 'Who publishes the site.', {
    id: text('ID', 'An address that names the organization.'),
    name: text('Name', 'The name of the organization.'),
    legalName: text('Legal name', 'Its registered name.'),
    url: text('Address', 'Its home page.'),
    logo: text('Logo', 'The address of its logo.'),
    sameAs: list(plainText(), 'Profiles', 'Addresses of its profiles elsewhere.'),
  }),
});

export const metadata = section('Metadata', 'What pages say of themselves.', {
  timestamp: flag('Last modified', 'Shows when a page was last changed.'),
});

export const variables = texts('Variables', 'Texts for {{name}} in pages.');

export const redirects = list(
  object(
    {
      source: text('From', 'The old path.'),
      destination: text('To', 'The new path, or an address elsewhere.'),
      permanent: flag('Permanent', 'Browsers remember it. On if not set.'),
    },
    ['source', 'destination'],
  ),
  'Redirects',
  'Old addresses and where they lead: “source”, “destination”, “permanent”.',
);
