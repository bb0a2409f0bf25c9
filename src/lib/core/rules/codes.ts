/*
 * Every code that the rules know, and how loudly it is said. Codes are stable: tests, scripts and
 * docs/rules.md name them. error: the specification forbids it, content is lost, or the site does not build.
 * warning: probably not what was meant. hint: quiet, never counted.
 */
import type { Severity } from './diagnostic.ts';

export const SEVERITY = {
  json: 'error',
  'json-lenient': 'error',
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
  'field-type': 'error',
  'page-empty': 'error',
  'page-url': 'error',
  'global-anchor-href': 'error',
  'banner-content': 'error',
  'icon-object': 'error',
  enum: 'error',
  ref: 'error',

  'too-deep': 'warning',
  'child-dropped': 'warning',
  'own-kind': 'warning',
  'menu-place': 'warning',
  'empty-list': 'warning',
  'global-key': 'warning',
  'global-entry': 'warning',
  'href-content': 'warning',
  'href-bare': 'warning',
  'href-script': 'warning',
  'old-key': 'warning',
  'label-blank': 'warning',
  'language-builder': 'warning',
  'default-twice': 'warning',
  'page-extension': 'warning',
  'page-missing': 'warning',
  'same-page-languages': 'warning',
  'endpoint-no-spec': 'warning',
  'endpoint-unknown': 'warning',
  'field-builder': 'warning',
  'openapi-empty': 'warning',
  'duplicate-key': 'warning',
  'site-setting': 'warning',

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
  'orphan-pages': 'hint',
} as const satisfies Readonly<Record<string, Severity>>;

export type Code = keyof typeof SEVERITY;
