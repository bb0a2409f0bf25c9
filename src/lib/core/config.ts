/*
 * Reads signpost.config.json: what is right in it counts, what is wrong is reported in a sentence. Its shape is defined
 * once, in zod, and is also a JSON schema for editors.
 */
import { rootSpot, valueOf } from './document/walk.ts';
import { read } from './document/read.ts';
import { SEVERITY, type Code } from './check/codes/codes.ts';
import { CONFIG_FILE, NO_CONFIG, type Config, type Ignored } from './check/config.ts';
import { nearestWord } from './text/near.ts';
import { spanOf } from './check/finding.ts';
import { lineAndColumn } from './text/syntax.ts';
import { noted, notes } from './schema/notes.ts';
import * as z from './schema/zod.ts';

const CODES = Object.keys(SEVERITY) as [Code, ...Code[]];

const code = noted(z.enum(CODES), { id: 'problem-code' });
const address = z.string().check(z.regex(/^\/\S*$/, 'an address of the site, such as "/old-page"'));
const severity = z.enum(['error', 'warning', 'hint', 'off']);
const ignored = z
  .strictObject({
    paths: z.optional(
      noted(z.array(z.string().check(z.minLength(1))), {
        description:
          'Page paths and files from the folder of docs.json: "drafts/**", "legacy/*", "nav/old.json". A folder means everything below it.',
      }),
    ),
    codes: z.optional(noted(z.array(code), { description: 'Codes of problems.' })),
  })
  .check(z.refine(({ paths, codes }) => paths !== undefined || codes !== undefined));

const SHAPE = {
  $schema: z.optional(z.string()),
  severity: z.optional(
    noted(z.partialRecord(code, severity), {
      description: 'How severe the problems of a code are; "off" never shows them.',
    }),
  ),
  ignore: z.optional(
    noted(z.union([ignored, z.array(ignored)]), {
      description:
        'What stays quiet. As an object: everything at these paths, and all problems with these codes. As a list: each entry matches problems with one of its codes at one of its paths.',
    }),
  ),
  siteUrl: z.optional(
    noted(z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, 'a web address')), {
      description: 'The address of the site: "https://docs.example.com".',
    }),
  ),
  moveFiles: z.optional(
    noted(z.enum(['always', 'ask', 'never']), {
      description: 'Whether the file of a page moves when its entry does.',
    }),
  ),
  redirects: z.optional(
    noted(z.enum(['add', 'off']), {
      description: 'Whether a page that moves or is deleted leaves a redirect.',
    }),
  ),
  gone: z.optional(
    noted(z.array(address), { description: 'Addresses that were removed on purpose.' }),
  ),
  elsewhere: z.optional(
    noted(z.array(z.strictObject({ source: address, destination: z.string() })), {
      description: 'Redirects that the host of the site does, not docs.json.',
    }),
  ),
};

/** signpost.config.json as a JSON schema, in draft 7, which every editor supports. */
export const configJsonSchema = (): object => ({
  title: CONFIG_FILE,
  description: 'How Signpost checks and edits a documentation site.',
  ...z.toJSONSchema(z.strictObject(SHAPE), { metadata: notes, target: 'draft-7' }),
});

/** Reads a signpost.config.json. Never throws: what is wrong is left out, and reported in `problems`. */
export function readConfig(text: string): Config {
  const doc = read(new Map([[CONFIG_FILE, text]]), CONFIG_FILE);
  const { root, problem } = doc.files.get(CONFIG_FILE)!;
  const saying = (at: number, sentence: string) =>
    `${CONFIG_FILE}, line ${lineAndColumn(text, at).line}: ${sentence}`;
  if (problem) return { ...NO_CONFIG, problems: [saying(problem.at, problem.message)] };
  if (root?.type !== 'object')
    return { ...NO_CONFIG, problems: [saying(0, 'It must be an object in braces.')] };
  const start = rootSpot(doc)!.at;
  const problems: string[] = [];
  const wrong = (path: readonly string[], sentence: string) =>
    void problems.push(saying(start + spanOf(root, path, true).at, sentence));
  const value = valueOf(root) as Record<string, unknown>;
  const taken: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    if (!Object.hasOwn(SHAPE, key)) wrong([key], unknown('key', key, Object.keys(SHAPE)));
    else if (key === 'severity') taken.severity = severities(given, wrong);
    else if (key === 'ignore') taken.ignore = ignoring(given, wrong);
    else if (z.safeParse(SHAPE[key as keyof typeof SHAPE], given).success) taken[key] = given;
    else wrong([key], `“${key}” must be ${FORMS[key as keyof typeof FORMS]}.`);
  }
  return { ...NO_CONFIG, ...taken, problems };
}

/** What a value must be, to follow "must be" in a sentence. */
const FORMS: Readonly<Record<Exclude<keyof typeof SHAPE, 'severity' | 'ignore'>, string>> = {
  $schema: 'text',
  siteUrl: 'a web address, such as "https://docs.example.com"',
  moveFiles: '"always", "ask" or "never"',
  redirects: '"add" or "off"',
  gone: 'a list of addresses, such as ["/old-page"]',
  elsewhere: 'a list of redirects, such as [{ "source": "/old", "destination": "/new" }]',
};

type Wrong = (path: readonly string[], sentence: string) => void;

function severities(given: unknown, wrong: Wrong): Config['severity'] {
  if (!isObject(given)) {
    wrong(['severity'], '“severity” must hold codes: { "page-missing": "error" }.');
    return {};
  }
  const taken: Record<string, z.infer<typeof severity>> = {};
  for (const [name, loud] of Object.entries(given)) {
    const parsed = z.safeParse(severity, loud);
    if (!isCode(name)) wrong(['severity', name], unknown('code', name, CODES));
    else if (!parsed.success)
      wrong(
        ['severity', name],
        `The severity of “${name}” must be "error", "warning", "hint" or "off".`,
      );
    else taken[name] = parsed.data;
  }
  return taken;
}

function ignoring(given: unknown, wrong: Wrong): readonly Ignored[] {
  const entries: readonly unknown[] = Array.isArray(given) ? given : [given];
  const taken = entries.flatMap((entry) => {
    const parsed = z.safeParse(ignored, entry);
    if (parsed.success) return [parsed.data as Ignored];
    const codes: readonly unknown[] =
      isObject(entry) && Array.isArray(entry.codes) ? entry.codes : [];
    const strange = codes.find((one) => typeof one === 'string' && !isCode(one));
    wrong(
      ['ignore'],
      strange !== undefined
        ? unknown('code', strange as string, CODES)
        : '“ignore” must be { "paths": […], "codes": […] }, or a list of such objects.',
    );
    return [];
  });
  if (Array.isArray(given)) return taken;
  return taken.flatMap(({ paths, codes }) => [
    ...(paths ? [{ paths }] : []),
    ...(codes ? [{ codes }] : []),
  ]);
}

const isCode = (name: string): boolean => Object.hasOwn(SEVERITY, name);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function unknown(kind: 'key' | 'code', name: string, known: readonly string[]): string {
  const near = nearestWord(name, known);
  return near === undefined
    ? `Unknown ${kind} “${name}”.`
    : `Unknown ${kind} “${name}”. Did you mean “${near}”?`;
}
