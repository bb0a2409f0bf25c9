/*
 * The banner of a language, or of the site.
 */
import { BANNER_TYPES } from './kinds.ts';
import type { Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { isRef } from './elements.ts';
import { checkColor } from './colors.ts';
import { removal, report, type Subject } from './finding.ts';
import { costOf } from './inherited.ts';
import { quoted } from './words.ts';

const KNOWN: readonly string[] = ['content', 'dismissible', 'type', 'color'];

/** `path` leads from what is examined to the banner. */
export function checkBanner(subject: Subject, value: Node, path: readonly string[]): void {
  if (isRef(value)) return;
  const cost = costOf(subject.context);
  if (value.type !== 'object') {
    report(
      subject,
      'field-type',
      `A banner is an object with “content”. ${cost}`,
      { field: path },
      removal(...path),
    );
    return;
  }
  const content = member(value, 'content')?.value;
  if (content?.type !== 'string' || content.value.trim() === '')
    report(
      subject,
      'banner-content',
      content && content.type !== 'string'
        ? `The text of the banner must be text. ${cost}`
        : `This banner has no text. ${cost}`,
      { field: content ? [...path, 'content'] : path },
      removal(...path),
    );
  for (const { key, value: inner } of value.members) {
    const field = [...path, key];
    if (key === 'dismissible' && inner.type !== 'boolean')
      report(
        subject,
        'field-type',
        `“dismissible” must be true or false. ${cost}`,
        { field },
        removal(...field),
      );
    else if (key === 'type' && !(inner.type === 'string' && isBannerType(inner.value)))
      report(
        subject,
        'field-builder',
        `The type of a banner is ${BANNER_TYPES.map(quoted).join(' or ')}. ${cost}`,
        { field },
        removal(...field),
      );
    else if (key === 'color') checkColor(subject, inner, field);
    else if (!KNOWN.includes(key))
      report(
        subject,
        'unknown-field',
        `Nobody knows ${quoted(key)} in a banner. It stays in the file.`,
        { field, key: true },
      );
  }
}

const isBannerType = (type: string) => (BANNER_TYPES as readonly string[]).includes(type);
