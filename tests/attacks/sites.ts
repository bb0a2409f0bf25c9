/* Folders with many attacks at once, each where a site shows it. */
import { pageFile, type FolderFiles } from '../folders';
import { INLINE_DRAWINGS, FILE_DRAWINGS } from './drawings';
import { LINKS } from './links';
import { PATHS } from './paths';
import { FRONTMATTERS, SPECIFICATIONS } from './yaml';

const json = (site: object) => `${JSON.stringify(site, null, 2)}\n`;

/** Removes the characters a file name can't contain here. The rest of the text is the name. */
const nameOf = (text: string, i: number): string =>
  `${i} ${text.replace(/[\u0000-\u001f/\\]/g, '').slice(0, 60)}`;

/** Puts each text in each of the 12 places. */
export function siteOfScripts(scripts: readonly string[]): FolderFiles {
  const [first = ''] = scripts;
  const site = {
    name: first,
    theme: first,
    colors: { primary: first, light: first, dark: first },
    favicon: first,
    description: first,
    banner: { content: scripts.join(' '), dismissible: true },
    navbar: { links: scripts.map((text) => ({ label: text, href: text, icon: text })) },
    navigation: {
      global: {
        anchors: scripts.map((text) => ({
          anchor: text,
          href: text,
          color: { light: text, dark: text },
        })),
      },
      tabs: [
        {
          tab: 'Groups',
          icon: first,
          groups: scripts.map((text, i) => ({
            group: text,
            icon: text,
            tag: text,
            pages: [text, `page-${i}`, nameOf(text, i)],
          })),
        },
        {
          tab: 'Menu',
          menu: scripts.map((text, i) => ({
            item: text,
            description: text,
            icon: text,
            pages: [`menu-${i}`],
          })),
        },
        { tab: 'API', openapi: 'api.json' },
      ],
    },
  };
  const api = {
    openapi: '3.1.0',
    info: { title: first, description: first, version: first },
    tags: scripts.map((text) => ({ name: text, description: text })),
    paths: Object.fromEntries(
      scripts.map((text, i) => [
        `/${i}${text}`,
        { get: { summary: text, description: text, operationId: text, tags: [text] } },
      ]),
    ),
  };
  return {
    'docs.json': json(site),
    'api.json': json(api),
    ...Object.fromEntries(
      scripts.flatMap((text, i) => [
        [`page-${i}.mdx`, `---\n${frontmatter(text)}---\n\n## ${text}\n\n${text}\n`],
        [`${nameOf(text, i)}.mdx`, pageFile('Named')],
      ]),
    ),
  };
}

const frontmatter = (text: string): string =>
  ['title', 'sidebarTitle', 'description', 'icon', 'tag']
    .map((key) => `${key}: ${JSON.stringify(text)}\n`)
    .join('');

export function siteOfLinks(links: readonly string[] = LINKS): FolderFiles {
  const entry = (kind: string) => links.map((href, i) => ({ [kind]: `${kind} ${i}`, href }));
  return {
    'docs.json': json({
      name: 'Links',
      logo: { light: '/logo.svg', dark: '/logo.svg', href: links[0] },
      banner: { content: links.map((href, i) => `[banner ${i}](${href})`).join(' ') },
      navbar: {
        links: links.map((href, i) => ({ label: `bar ${i}`, href })),
        primary: { type: 'button', label: 'Go', href: links[1] },
      },
      footer: { socials: Object.fromEntries(links.map((href, i) => [`x${i}`, href])) },
      navigation: {
        global: { anchors: entry('anchor') },
        tabs: [
          { tab: 'Home', pages: ['index', ...links.map((_, i) => `to-${i}`)] },
          ...entry('tab'),
          { tab: 'Menu', menu: entry('item') },
        ],
      },
    }),
    'logo.svg': FILE_DRAWINGS[0]!,
    'index.mdx': pageFile('Home'),
    ...Object.fromEntries(
      links.map((href, i) => [
        `to-${i}.mdx`,
        `---\ntitle: To ${i}\nurl: ${JSON.stringify(href)}\n---\n`,
      ]),
    ),
  };
}

export function siteOfDrawings(): FolderFiles {
  return {
    'docs.json': json({
      name: 'Drawings',
      logo: { light: '/icons/0.svg', dark: '/icons/1.svg' },
      favicon: '/icons/2.svg',
      navigation: {
        groups: [
          ...INLINE_DRAWINGS.map((icon, i) => ({
            group: `Inline ${i}`,
            icon,
            pages: [`inline-${i}`],
          })),
          ...FILE_DRAWINGS.map((_, i) => ({
            group: `File ${i}`,
            icon: `/icons/${i}.svg`,
            pages: [`file-${i}`],
          })),
        ],
      },
    }),
    ...Object.fromEntries(FILE_DRAWINGS.map((svg, i) => [`icons/${i}.svg`, svg])),
    ...Object.fromEntries(
      INLINE_DRAWINGS.map((svg, i) => [
        `inline-${i}.mdx`,
        `---\ntitle: Inline page ${i}\nicon: ${JSON.stringify(svg)}\n---\n`,
      ]),
    ),
  };
}

export function siteOfPaths(): FolderFiles {
  return {
    'docs.json': json({
      name: 'Paths',
      logo: { light: PATHS[0], dark: PATHS[1] },
      navigation: {
        tabs: [
          { tab: 'Pages', pages: PATHS },
          {
            tab: 'Icons',
            groups: PATHS.map((icon, i) => ({ group: `Icon ${i}`, icon, pages: [`icon-${i}`] })),
          },
          {
            tab: 'Specifications',
            groups: PATHS.map((openapi, i) => ({ group: `Spec ${i}`, openapi })),
          },
          { tab: 'Files', groups: PATHS.map((path) => ({ $ref: path })) },
        ],
      },
    }),
  };
}

export function siteOfYaml(): FolderFiles {
  return {
    'docs.json': json({
      name: 'YAML',
      navigation: {
        groups: [
          { group: 'Pages', pages: FRONTMATTERS.map((_, i) => `page-${i}`) },
          ...SPECIFICATIONS.map((_, i) => ({
            group: `Specification ${i}`,
            openapi: `api-${i}.yaml`,
          })),
        ],
      },
    }),
    ...Object.fromEntries(SPECIFICATIONS.map((text, i) => [`api-${i}.yaml`, text])),
    ...Object.fromEntries(
      FRONTMATTERS.map((text, i) => [`page-${i}.mdx`, `---\n${text}\n---\n\nText.\n`]),
    ),
  };
}
