/*
 * Writes a review as Markdown, for the description of a pull request, and as plain text, for a commit
 * message. In Markdown, text that people wrote (labels, paths, titles) is escaped, so that it reads as is and
 * mentions no one.
 */
import { bare } from '../text/direction.ts';
import type { LedAddress } from './addresses.ts';
import type { Losses } from './loss.ts';
import type { ReviewRow, Section } from './review.ts';
import { countsOf, type FileLines } from './summary.ts';
import * as m from './messages.ts';

export interface Review {
  /** The files that differ. */
  readonly files: readonly FileLines[];
  readonly sections: readonly Section[];
  readonly losses: readonly Losses[];
  /** Old addresses with redirects. */
  readonly addresses: readonly LedAddress[];
  /** Links of page files that lead nowhere since the change. Absent while that isn't known. */
  readonly broken?: readonly LinkBroken[] | undefined;
}

export interface LinkBroken {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** What is wrong with it, in a sentence. */
  readonly message: string;
}

/** How many entries of a folded row are listed. */
const MOST_LISTED = 10;

/** How headings and text are written. */
interface Form {
  readonly heading: (level: number, text: string) => string;
  readonly text: (text: string) => string;
}
const MARKDOWN: Form = {
  heading: (level, text) => `${'#'.repeat(level)} ${escaped(text)}`,
  text: escaped,
};
const PLAIN: Form = {
  heading: (_level, text) => bare(oneLine(text)),
  text: (text) => bare(oneLine(text)),
};

/** Ends with a newline. */
export const markdownOf = (review: Review): string => writtenAs(MARKDOWN, review);

/** The same as plain text, with names as they are. Ends with a newline. */
export const plainOf = (review: Review): string => writtenAs(PLAIN, review);

function writtenAs(form: Form, review: Review): string {
  const { files, sections, losses, addresses, broken = [] } = review;
  const changes = sections.reduce((sum, { count }) => sum + count, 0);
  return [
    ...(changes > 0 || losses.length === 0
      ? [form.heading(2, m.navigationChanges), countsOf(changes, files, form.text)]
      : []),
    ...sections.flatMap(({ name, count, rows }) => [
      ...(sections.length > 1 ? [form.heading(3, `${name} (${count})`)] : []),
      rows.flatMap((row) => itemsOf(form, row)).join('\n'),
    ]),
    ...(losses.length === 0
      ? []
      : [
          form.heading(3, m.whatReadersLose),
          losses
            .flatMap(({ title, note, items }) => [
              `- ${form.text(note ? `${title}. ${note}` : title)}`,
              ...listed(
                items.map(({ text }) => `  - ${form.text(text)}`),
                '  ',
              ),
            ])
            .join('\n'),
        ]),
    ...(addresses.length === 0
      ? []
      : [
          form.heading(3, m.addresses),
          listed(
            addresses.map(({ from, to }) => `- ${form.text(m.leadsTo(from, to))}`),
            '',
          ).join('\n'),
        ]),
    ...(broken.length === 0
      ? []
      : [
          form.heading(3, m.linksBroken),
          listed(
            broken.map(
              ({ file, line, message }) => `- ${form.text(m.atLine(file, line, message))}`,
            ),
            '',
          ).join('\n'),
        ]),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function itemsOf(form: Form, { text, rows }: ReviewRow): string[] {
  return [
    `- ${form.text(text)}`,
    ...listed(
      rows.map((row) => `  - ${form.text(row.text)}`),
      '  ',
    ),
  ];
}

function listed(items: readonly string[], indent: string): string[] {
  const more = items.length - MOST_LISTED;
  return more > 1 ? [...items.slice(0, MOST_LISTED), `${indent}- ${m.andMore(more)}`] : [...items];
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** A text on one line in which nothing is Markdown syntax, and no name or number becomes a mention. */
export function escaped(text: string): string {
  return (
    oneLine(text)
      .replace(/[\\`*_[\]<>#|~$]/g, '\\$&')
      // Only what would be read as an entity: “Q&A” stays as is.
      .replace(/&(?=\\?#?\w+;)/g, '\\&')
      .replace(/^(\d*)([-+=.)])/, '$1\\$2')
      .replace(/:\/\//g, '\\://')
      .replace(/\bwww\./gi, (found) => found.replace('.', '\\.'))
      .replace(/([@#])(?=\w)/g, '$1\u2060')
  );
}
