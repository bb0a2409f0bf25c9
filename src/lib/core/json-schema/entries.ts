/* Entries of `pages` that are strings. */
import { KINDS, METHODS } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';
import { capital } from '../document/kind-words.ts';
import { noted } from '../schema/notes.ts';
import * as m from './messages.ts';
import { filledText } from './values.ts';
import * as z from '../schema/zod.ts';

const inAnyCase = (word: string): string =>
  [...word].map((letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`).join('');

/** As `parseEndpoint` reads it: `[specification] METHOD path`. */
const ENDPOINT = new RegExp(
  `^\\s*(\\S+\\s+)?(${[...METHODS, 'webhook'].map(inAnyCase).join('|')})\\s+\\S+\\s*$`,
);

export const endpoint = noted(z.string().check(z.regex(ENDPOINT)), {
  id: 'endpoint',
  title: capital(KINDS.endpoint.word),
  description: m.endpoint,
});

export const page = noted(filledText().check(z.refine((entry) => !isUrl(entry))), {
  id: 'page',
  title: capital(KINDS.page.word),
  description: KINDS.page.fields[0]!.help,
});
