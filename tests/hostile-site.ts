/* A folder in which every text that a site shows tries to run code, load something, or break the layout. */
import { pageFile, type FolderFiles } from './folders';

/** Code that leaves a trace if it runs. */
const RUN = "top.ran=(top.ran||0)+1;alert('ran')";
const MARKUP = `<img src=x onerror="${RUN}"><script>${RUN}</script><svg onload="${RUN}"></svg>`;
const EVIL = 'https://evil.example';
/** Reverses the direction of the following text and never ends. */
const RTL = '\u202Eesrever\u2066';
const WORD = 'x'.repeat(10_000);
const HUGE = 'huge label '.repeat(95_000);

/** Addresses that must never become live links. */
export const DEAD = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` java\tscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
] as const;

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="${RUN}" viewBox="0 0 9 9"><script>${RUN}</script><script href="${EVIL}/s.js"/><image href="${EVIL}/i.png"/><use xlink:href="${EVIL}/u.svg#a"/><style>@import url(${EVIL}/c.css);*{background:url(${EVIL}/b.png)}</style><foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${RUN}"></iframe></foreignObject><a href="javascript:${RUN}"><rect width="9" height="9" onclick="${RUN}"/></a></svg>`;

const COLORS = ['red;background:url(https://evil.example/c.png)', '#fff;}*{display:none}', '"><b>'];

const linked = (kind: string) =>
  DEAD.map((href, i) => ({ [kind]: `${kind} ${i} ${MARKUP}`, href, icon: SVG }));

const site = {
  name: `Evil ${MARKUP}`,
  theme: MARKUP,
  colors: { primary: COLORS[0], light: COLORS[1], dark: COLORS[2] },
  logo: { light: `${EVIL}/logo.svg`, dark: '/logo/evil.svg', href: DEAD[0] },
  banner: {
    content: `${MARKUP} **bold** ![pixel](${EVIL}/pixel.png) [run](javascript:${RUN}) [data](data:text/html,x) <a href="javascript:${RUN}">x</a> ${RTL} ${WORD}`,
    dismissible: true,
    color: { light: COLORS[0], dark: COLORS[1] },
  },
  navbar: {
    links: [
      ...DEAD.map((href, i) => ({ label: `link ${i}`, href, icon: `${EVIL}/i.svg` })),
      { label: WORD, href: EVIL },
    ],
    primary: { type: 'button', label: MARKUP, href: DEAD[2] },
  },
  navigation: {
    global: { anchors: linked('anchor') },
    versions: [
      {
        version: `v1 ${MARKUP}`,
        tag: WORD,
        tabs: [
          {
            tab: `Home ${RTL}`,
            icon: '/icons/evil.svg',
            groups: [
              {
                group: `Group ${MARKUP}`,
                tag: MARKUP,
                icon: SVG,
                pages: [
                  'pages/evil',
                  'pages/link',
                  'pages/word',
                  '__proto__',
                  MARKUP,
                  DEAD[0],
                  WORD,
                  { group: `${RTL} nested`, icon: DEAD[0], expanded: true, pages: ['constructor'] },
                ],
              },
              { group: HUGE, pages: ['toString'] },
              { group: 'API', openapi: 'api.yaml' },
            ],
          },
          ...linked('tab'),
          {
            tab: 'Menu',
            menu: [
              { item: MARKUP, description: MARKUP, icon: SVG, pages: ['menu/a'] },
              ...linked('item'),
            ],
          },
          {
            tab: 'Dropdowns',
            dropdowns: [
              { dropdown: WORD, description: MARKUP, color: COLORS[0], pages: ['drop/a'] },
              ...linked('dropdown'),
            ],
          },
        ],
      },
      ...linked('version'),
    ],
  },
};

const openapi = `openapi: 3.1.0
info: { title: "${MARKUP.replaceAll('"', "'")}", version: "1" }
servers: [{ url: "${EVIL}/api" }]
tags: [{ name: "<script>top.ran=1</script>", x-group: "<img src=x onerror=top.ran=1>" }]
paths:
  "/<svg onload=top.ran=1>/{id}":
    get:
      summary: "<img src=${EVIL}/s.png onerror=top.ran=1> ${RTL}"
      tags: ["<script>top.ran=1</script>"]
      responses: {}
  /__proto__:
    post: { summary: "${WORD}", tags: [__proto__], responses: {} }
`;

/** `docs.json` with `__proto__` keys in its settings and next to its lists, which JSON allows. */
const text = JSON.stringify(site, null, 2).replace(
  '"navigation": {',
  '"__proto__": { "ran": 1 },\n  "navigation": {\n    "__proto__": { "pages": ["x"] },',
);

export const HOSTILE: FolderFiles = {
  'docs.json': text,
  'api.yaml': openapi,
  'pages/evil.mdx': pageFile(
    MARKUP.replaceAll('"', "'"),
    `description: "<script>top.ran=1</script> ${RTL}"\nicon: "${EVIL}/page.svg"\ntag: "<b>tag</b>"\n`,
  ).replace(
    'Text.',
    `## ${MARKUP}\n\n<script>${RUN}</script>\n\n![x](${EVIL}/p.png)\n\n### ${WORD}`,
  ),
  'pages/link.mdx': pageFile('Link', 'url: "javascript:top.ran=1"\n'),
  'pages/word.mdx': pageFile(WORD, `description: "${WORD}"\n`),
  '__proto__.mdx': pageFile('Proto', '__proto__: { hidden: true }\n'),
  'icons/evil.svg': SVG,
  'logo/evil.svg': SVG,
};
