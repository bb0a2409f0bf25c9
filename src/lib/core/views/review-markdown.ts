/*
 * A review as Markdown, for the description of a pull request. What people wrote (labels, paths, titles) is
 * escaped, so that it reads as it is and mentions nobody.
 */
import type { Losses } from './review-losses.ts';
import type { Row, Section } from './review.ts';
import { counted } from './words.ts';

export interface Review {
  /** "docs.json", and in how many lines it differs. */
  readonly files: readonly {
    readonly file: string;
    readonly added: number;
    readonly removed: number;
  }[];
  readonly sections: readonly Section[];
  readonly losses: readonly Losses[];
}

/** Of what a line folds, so many are listed. */
const LISTED = 10;

/** Ends with a line end. */
export function markdownOf({ files, sections, losses }: Review): string {
  const changes = sections.reduce((sum, { count }) => sum + count, 0);
  const lines = files.map(
    ({ file, added, removed }) => `+${added} −${removed} lines in ${escaped(file)}`,
  );
  return [
    `## Changes of the navigation`,
    [counted(changes, 'change', 'changes'), ...lines].join(' · '),
    ...sections.flatMap(({ name, count, rows }) => [
      ...(sections.length > 1 ? [`### ${escaped(name)} (${count})`] : []),
      rows.flatMap((row) => itemsOf(row)).join('\n'),
    ]),
    ...(losses.length === 0
      ? []
      : [
          '### What readers lose',
          losses
            .flatMap(({ title, note, items }) => [
              `- ${escaped(note ? `${title}. ${note}` : title)}`,
              ...listed(
                items.map(({ text }) => `  - ${escaped(text)}`),
                '  ',
              ),
            ])
            .join('\n'),
        ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function itemsOf({ text, rows }: Row): string[] {
  return [
    `- ${escaped(text)}`,
    ...listed(
      rows.map((row) => `  - ${escaped(row.text)}`),
      '  ',
    ),
  ];
}

function listed(items: readonly string[], indent: string): string[] {
  const more = items.length - LISTED;
  return more > 1 ? [...items.slice(0, LISTED), `${indent}- and ${more} more`] : [...items];
}

/** A text on one line in which nothing means anything to Markdown, and no name or number becomes a mention. */
export const escaped = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]<>#|~&$]/g, '\\$&')
    .replace(/^(\d*)([-+=.)])/, '$1\\$2')
    .replace(/:\/\//g, '\\://')
    .replace(/\bwww\./gi, (found) => found.replace('.', '\\.'))
    .replace(/([@#])(?=\w)/g, '$1\u2060');
