/*
 * The banner of a language or of the site.
 */
import { BANNER_TYPES } from '../../schema/kinds.ts';
import type { Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import { isRef } from '../../document/elements.ts';
import { checkColor } from './colors.ts';
import { instead, removal, report, type Subject } from '../finding.ts';
import { costOf } from '../../document/inherited.ts';
import { isContentKey } from './misspelled.ts';
import { booleanOf, fix, nearestOf, setTo } from '../fixes/fix-builders.ts';
import { quoted } from '../../document/kind-words.ts';
import * as m from './field-messages.ts';
import * as shared from '../messages.ts';

const KNOWN: readonly string[] = ['content', 'dismissible', 'type', 'color'];

/** `path` is the path from the subject to the banner. */
export function checkBanner(subject: Subject, value: Node, path: readonly string[]): void {
  if (isRef(value)) return;
  const cost = costOf(subject.context);
  if (value.type !== 'object') {
    report(subject, 'field-type', `${m.bannerNotInBraces} ${cost}`, { field: path }, (pointer) => [
      ...(value.type === 'string' && value.value.trim()
        ? [fix(m.makeBannerText, setTo(pointer, path, { content: value.value }))]
        : []),
      ...removal(...path)(pointer),
    ]);
    return;
  }
  const content = member(value, 'content')?.value;
  if (content?.type !== 'string' || content.value.trim() === '')
    report(
      subject,
      'banner-content',
      content && content.type !== 'string'
        ? `${m.bannerNotText} ${cost}`
        : content?.type === 'string' && content.value !== ''
          ? m.bannerBlank
          : `${m.bannerEmpty} ${cost}`,
      {
        field: content ? [...path, 'content'] : path,
        elsewhere: content?.type === 'string' && content.value !== '',
      },
      (pointer) => [
        ...(content?.type === 'number'
          ? [
              fix(
                shared.write(quoted(String(content.value))),
                setTo(pointer, [...path, 'content'], String(content.value)),
              ),
            ]
          : []),
        ...removal(...path)(pointer),
      ],
    );
  for (const { key, value: inner } of value.members) {
    const field = [...path, key];
    if (key === 'dismissible' && inner.type !== 'boolean')
      report(
        subject,
        'field-type',
        `${m.dismissibleNotSwitch} ${cost}`,
        { field },
        instead(field, booleanOf(inner)),
      );
    else if (key === 'type' && !(inner.type === 'string' && isBannerType(inner.value)))
      report(
        subject,
        'field-builder',
        `${m.bannerTypes(BANNER_TYPES)} ${cost}`,
        { field },
        instead(field, inner.type === 'string' ? nearestOf(inner.value, BANNER_TYPES) : undefined),
      );
    else if (key === 'color') checkColor(subject, inner, field);
    else if (!KNOWN.includes(key))
      report(subject, 'unknown-field', m.unknownInBanner(key), {
        field,
        key: true,
        elsewhere: isContentKey(key),
      });
  }
}

const isBannerType = (type: string) => (BANNER_TYPES as readonly string[]).includes(type);
