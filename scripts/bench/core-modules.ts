/* The functions of core that the benchmarks measure. */
export { check } from '../../src/lib/core/check/check.ts';
export { childrenOf, elementAtOffset } from '../../src/lib/core/document/elements.ts';
export { read, reread } from '../../src/lib/core/document/read.ts';
export { plan } from '../../src/lib/core/operations/plan.ts';
export { locationOf } from '../../src/lib/core/site/location.ts';
export { visibleRows } from '../../src/lib/core/site/sidebar.ts';
export { siteOf } from '../../src/lib/core/site/site.ts';
export { linkParser } from '../../src/lib/core/links/link-parser.ts';
export { linksTo } from '../../src/lib/core/links/links-to.ts';
export { siteLinks } from '../../src/lib/core/links/site-links.ts';
export { linkingFiles } from '../../src/lib/core/operations/follow-links.ts';
