/*
 * Every code of the rules and its severity. Codes are stable: tests, scripts and docs/rules.md use them. error: the
 * specification forbids it, content is lost, or the site doesn't build. warning: probably not what was meant. hint:
 * quiet, never counted.
 */
import type { Severity } from '../diagnostic.ts';

export const SEVERITY = {
  json: 'error',
  'json-lenient': 'error',
  config: 'error',
  'navigation-shape': 'error',
  'root-patterns': 'error',
  'root-empty': 'error',
  'mixed-children': 'error',
  'children-shape': 'error',
  'group-groups': 'error',
  'group-pages': 'error',
  'menu-item-children': 'error',
  'label-missing': 'error',
  'language-code': 'error',
  'language-builder': 'error',
  'field-type': 'error',
  'page-empty': 'error',
  'page-url': 'error',
  'global-anchor-href': 'error',
  'banner-content': 'error',
  'icon-object': 'error',
  enum: 'error',
  'site-setting': 'error',
  ref: 'error',
  'global-key': 'error',
  'field-builder': 'error',
  'redirect-keys': 'error',
  'address-ended': 'error',

  'too-deep': 'warning',
  'child-dropped': 'warning',
  'own-kind': 'warning',
  'menu-place': 'warning',
  'empty-list': 'warning',
  'global-entry': 'warning',
  'href-content': 'warning',
  'href-bare': 'warning',
  'href-script': 'warning',
  'old-key': 'warning',
  'label-blank': 'warning',
  'default-twice': 'warning',
  'list-misspelled': 'warning',
  'page-extension': 'warning',
  'page-rewritten': 'warning',
  'endpoint-misspelled': 'warning',
  'page-missing': 'warning',
  'same-page-languages': 'warning',
  'endpoint-no-spec': 'warning',
  'endpoint-unknown': 'warning',
  'openapi-missing': 'warning',
  'openapi-unreadable': 'warning',
  'page-frontmatter': 'warning',
  'openapi-empty': 'warning',
  'duplicate-key': 'warning',
  'redirect-nowhere': 'warning',
  'redirect-loop': 'warning',
  'redirect-twice': 'warning',
  'redirect-page': 'warning',
  'redirect-source': 'warning',
  'redirect-reserved': 'warning',
  'redirect-entry': 'warning',
  'link-nowhere': 'warning',
  'link-scheme': 'warning',
  'broken-link': 'warning',
  'broken-anchor': 'warning',
  'file-missing': 'warning',
  'icon-unknown': 'warning',

  'expanded-top': 'hint',
  'label-twice': 'hint',
  'language-extra': 'hint',
  'navigation-openapi': 'hint',
  'no-effect': 'hint',
  'unknown-field': 'hint',
  'empty-element': 'hint',
  'page-twice': 'hint',
  'leading-slash': 'hint',
  'href-relative': 'hint',
  'ref-closed': 'hint',
  'page-untitled': 'hint',
  fragment: 'hint',
  'orphan-pages': 'hint',
  'redirect-chain': 'hint',
  'redirect-repeated': 'hint',
  'link-redirected': 'hint',
  'redirected-link': 'hint',
  'icon-not-free': 'hint',
} as const satisfies Readonly<Record<string, Severity>>;

export type Code = keyof typeof SEVERITY;

/** Codes with a different severity in some places, with these places as a clause: "where …". */
export const ELSEWHERE = {
  'empty-list': {
    severity: 'error',
    where: 'the site won’t build, or the empty list hides other content',
  },
  'no-effect': { severity: 'warning', where: 'a link or a root page is lost' },
  'unknown-field': {
    severity: 'warning',
    where: 'a likely list, link or root page is lost',
  },
  'banner-content': { severity: 'hint', where: 'the text contains only spaces' },
} as const satisfies Partial<Record<Code, { readonly severity: Severity; readonly where: string }>>;

/** The severity of a code: the usual one, or the one that `ELSEWHERE` sets. */
export const severityOf = (code: Code, elsewhere = false): Severity =>
  elsewhere && isElsewhere(code) ? ELSEWHERE[code].severity : SEVERITY[code];

const isElsewhere = (code: Code): code is keyof typeof ELSEWHERE => code in ELSEWHERE;
