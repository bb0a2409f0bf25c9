/*
 * Reads signpost.config.json: what is right in it counts, what is wrong is reported in a sentence. Its shape is defined
 * once, in zod, and is also a JSON schema for editors.
 */
import { rootSpot, valueOf } from './document/walk.ts';
import { read } from './document/read.ts';
import { SEVERITY, type Code } from './check/codes/codes.ts';
import { CONFIG_FILE, NO_CONFIG, type Config, type Ignored } from './check/config.ts';
import * as m from './config-messages.ts';
import { nearestWord } from './text/typo.ts';
import { spanOf } from './check/finding.ts';
import { lineAndColumn } from './text/syntax.ts';
import { noted, notes } from './schema/notes.ts';
import * as z from './schema/zod.ts';

const CODES = Object.keys(SEVERITY) as [Code, ...Code[]];

const code = noted(z.enum(CODES), { id: 'problem-code' });
const address = z.string().check(z.regex(/^\/\S*$/));
const severity = z.enum(['error', 'warning', 'hint', 'off']);
const ignored = z
  .strictObject({
    paths: z.optional(
      noted(z.array(z.string().check(z.minLength(1))), {
        description: m.ignoredPaths,
      }),
    ),
    codes: z.optional(noted(z.array(code), { description: m.ignoredCodes })),
  })
  .check(z.refine(({ paths, codes }) => paths !== undefined || codes !== undefined));

const SHAPE = {
  $schema: z.optional(z.string()),
  severity: z.optional(
    noted(z.partialRecord(code, severity), {
      description: m.severity,
    }),
  ),
  ignore: z.optional(
    noted(z.union([ignored, z.array(ignored)]), {
      description: m.ignore,
    }),
  ),
  siteUrl: z.optional(
    noted(z.string().check(z.regex(/^https?:\/\/[^\s/]+(\/\S*)?$/)), {
      description: m.siteUrl,
    }),
  ),
  moveFiles: z.optional(
    noted(z.enum(['always', 'ask', 'never']), {
      description: m.moveFiles,
    }),
  ),
  redirects: z.optional(
    noted(z.enum(['add', 'off']), {
      description: m.redirects,
    }),
  ),
  gone: z.optional(noted(z.array(address), { description: m.gone })),
  elsewhere: z.optional(
    noted(z.array(z.strictObject({ source: address, destination: z.string() })), {
      description: m.elsewhere,
    }),
  ),
};

/** signpost.config.json as a JSON schema, in draft 7, which every editor supports. */
export const configJsonSchema = (): object => ({
  title: CONFIG_FILE,
  description: m.config,
  ...z.toJSONSchema(z.strictObject(SHAPE), { metadata: notes, target: 'draft-7' }),
});

/** Reads a signpost.config.json. Never throws: what is wrong is left out, and reported in `problems`. */
export function readConfig(text: string): Config {
  const doc = read(new Map([[CONFIG_FILE, text]]), CONFIG_FILE);
  const { root, problem } = doc.files.get(CONFIG_FILE)!;
  const saying = (at: number, sentence: string) =>
    m.inLine(CONFIG_FILE, lineAndColumn(text, at).line, sentence);
  if (problem) return { ...NO_CONFIG, problems: [saying(problem.at, problem.message)] };
  if (root?.type !== 'object') return { ...NO_CONFIG, problems: [saying(0, m.notAnObject)] };
  const start = rootSpot(doc)!.at;
  const problems: string[] = [];
  const wrong = (path: readonly string[], sentence: string) =>
    void problems.push(saying(start + spanOf(root, path, true).at, sentence));
  const value = valueOf(root) as Record<string, unknown>;
  const taken: Record<string, unknown> = {};
  for (const [key, given] of Object.entries(value)) {
    if (!Object.hasOwn(SHAPE, key))
      wrong([key], m.unknownKey(key, nearestWord(key, Object.keys(SHAPE))));
    else if (key === 'severity') taken.severity = severities(given, wrong);
    else if (key === 'ignore') taken.ignore = ignoring(given, wrong);
    else if (z.safeParse(SHAPE[key as keyof typeof SHAPE], given).success) taken[key] = given;
    else wrong([key], WRONG[key as keyof typeof WRONG]);
  }
  return { ...NO_CONFIG, ...taken, problems };
}

/** What a value must be. */
const WRONG: Readonly<Record<Exclude<keyof typeof SHAPE, 'severity' | 'ignore'>, string>> = {
  $schema: m.wrongSchema,
  siteUrl: m.wrongSiteUrl,
  moveFiles: m.wrongMoveFiles,
  redirects: m.wrongRedirects,
  gone: m.wrongGone,
  elsewhere: m.wrongElsewhere,
};

type Wrong = (path: readonly string[], sentence: string) => void;

function severities(given: unknown, wrong: Wrong): Config['severity'] {
  if (!isObject(given)) {
    wrong(['severity'], m.wrongSeverities);
    return {};
  }
  const taken: Record<string, z.infer<typeof severity>> = {};
  for (const [name, loud] of Object.entries(given)) {
    const parsed = z.safeParse(severity, loud);
    if (!isCode(name)) wrong(['severity', name], unknownCode(name));
    else if (!parsed.success) wrong(['severity', name], m.wrongSeverity(name));
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
    wrong(['ignore'], strange !== undefined ? unknownCode(strange as string) : m.wrongIgnore);
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

const unknownCode = (name: string): string => m.unknownCode(name, nearestWord(name, CODES));
