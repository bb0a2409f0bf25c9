/*
 * Adding, changing and removing redirects, each as one step. A redirect that would never work, hide a page, or lead
 * readers in a circle is refused at its field.
 */
import { addressesOf, type Addresses } from '../check/links/addresses.ts';
import { faultOf, loopOf } from '../check/links/redirect-faults.ts';
import type { Code } from '../check/codes/codes.ts';
import type { World } from '../check/diagnostic.ts';
import type { Doc } from '../document/node.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import type { Json, Operation } from '../operation.ts';
import { addressOf } from '../redirects/address.ts';
import { isObject, placed, styleOf, type Entry } from '../redirects/list.ts';
import { rulesOf, type RedirectRule, type RedirectRules } from '../redirects/rules.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isAbsoluteLink, isSitePath, meantLink } from '../schema/links.ts';
import { planAll, type FixSteps } from './fix.ts';
import * as m from './redirect-messages.ts';

/** A redirect as people write it. Paths may be without their first slash. */
export interface WrittenRedirect {
  readonly source: string;
  readonly destination: string;
  /** Browsers don't remember it. */
  readonly isTemporary: boolean;
}

/** The codes of refusals that belong to one of the fields. */
export type RedirectField = 'source' | 'destination';

/**
 * Adds a redirect, before the first wildcard that would match it, or changes the one at an index of the list. Refuses
 * with the code `source` or `destination` if that field has to change.
 */
export function planRedirect(
  doc: Doc,
  world: World,
  written: WrittenRedirect,
  index?: number,
): Result<FixSteps> {
  const list = listOf(doc);
  if (!list) return refuse('list', m.notAList);
  const meant = meantBy(written);
  if (!meant.ok) return meant;
  const old = index === undefined ? undefined : list[index];
  const value = valueFor(meant.value, styleOf(list), old);
  const after =
    index === undefined
      ? withNew(list, [value])
      : list.map((one, i) => (i === index ? value : one));
  const rules = rulesIn(after);
  const rule = rules.all.find((one) => after[one.index] === value)!;
  const twin = rules.all.find((one) => one !== rule && one.from === rule.from);
  const refused = refusalOf(rule, twin, rules, addressesOf(doc, world));
  const isOld = isObject(old ?? null) && (old as { source?: Json }).source === rule.source;
  // A source that was wrong before doesn't keep people from changing the destination.
  if (refused && !(isOld && refused.field === 'source'))
    return refuse(refused.field, refused.sentence);
  const { source } = rule;
  return index === undefined
    ? labeled(planAll(doc, [setList(after)]), m.add(source))
    : labeled(planAll(doc, changes(old ?? null, value, index)), m.change(source));
}

/** Removes the redirect at an index. */
export function planRedirectRemoval(doc: Doc, index: number): Result<FixSteps> {
  const list = listOf(doc) ?? [];
  const field = list.length > 1 ? ['redirects', String(index)] : ['redirects'];
  const source = rulesIn(list).all.find((rule) => rule.index === index)?.source ?? '';
  return labeled(planAll(doc, [{ op: 'set', node: '', field }]), m.remove(source));
}

/** What becomes of many redirects. */
export interface Additions {
  /** As they will be written. */
  readonly added: readonly WrittenRedirect[];
  /** With why, in a sentence. */
  readonly skipped: readonly { readonly redirect: WrittenRedirect; readonly why: string }[];
  /** The step that adds them. Refused if there are none. */
  readonly plan: () => Result<FixSteps>;
}

/** Adds all redirects that can be there, as one step. */
export function planRedirects(doc: Doc, world: World, news: readonly WrittenRedirect[]): Additions {
  const list = listOf(doc);
  if (!list) return { added: [], skipped: [], plan: () => refuse('list', m.notAList) };
  const skipped: { redirect: WrittenRedirect; why: string }[] = [];
  const style = styleOf(list);
  const taken = new Map<string, WrittenRedirect>();
  for (const rule of rulesIn(list).all) if (!taken.has(rule.from)) taken.set(rule.from, rule);
  let left = news.flatMap((redirect) => {
    const meant = meantBy(redirect);
    const from = meant.ok ? addressOf(meant.value.source) : '';
    const twin = meant.ok ? taken.get(from) : undefined;
    if (meant.ok && !twin) {
      taken.set(from, meant.value);
      return [{ redirect: meant.value, value: valueFor(meant.value, style) }];
    }
    const why = meant.ok ? m.isTaken(twin!.source, twin!.destination) : meant.refusal.sentence;
    skipped.push({ redirect, why });
    return [];
  });
  const addresses = addressesOf(doc, world);
  for (;;) {
    const after = withNew(
      list,
      left.map(({ value }) => value),
    );
    const rules = rulesIn(after);
    const ruleOf = new Map(rules.all.map((rule) => [after[rule.index], rule]));
    const fine = left.filter(({ redirect, value }) => {
      const refused = refusalOf(ruleOf.get(value)!, undefined, rules, addresses);
      if (refused) skipped.push({ redirect, why: refused.sentence });
      return refused === undefined;
    });
    const isDone = fine.length === left.length;
    left = fine;
    if (!isDone) continue;
    const added = left.map(({ redirect }) => redirect);
    const label = m.addAll(added.length);
    return {
      ...{ added, skipped },
      plan: () =>
        added.length > 0 ? labeled(planAll(doc, [setList(after)]), label) : refuse('none', label),
    };
  }
}

/** The values of the list. Undefined if it is something else. */
function listOf(doc: Doc): readonly Json[] | undefined {
  const node = spotAt(doc, ['redirects'])?.node;
  if (!node) return [];
  return node.type === 'array' ? (valueOf(node) as readonly Json[]) : undefined;
}

const textIn = (value: Json, key: string): string | undefined => {
  const text = isObject(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : undefined;
};

const rulesIn = (list: readonly Json[]): RedirectRules =>
  rulesOf(
    list.map((value) => ({
      source: textIn(value, 'source'),
      destination: textIn(value, 'destination'),
      isTemporary: isObject(value) && value.permanent === false,
    })),
  );

const withNew = (list: readonly Json[], news: readonly Json[]): readonly Json[] => {
  const entryOf = (value: Json): Entry => ({ value, source: textIn(value, 'source') ?? '' });
  return placed(list.map(entryOf), news.map(entryOf)).map(({ value }) => value);
};

const setList = (value: readonly Json[]): Operation => ({
  op: 'set',
  node: '',
  field: ['redirects'],
  value,
});

function labeled(steps: Result<FixSteps>, label: string): Result<FixSteps> {
  return steps.ok ? ok({ ...steps.value, label }) : steps;
}

/** With the slashes that paths begin with. */
function meantBy({ source, destination, isTemporary }: WrittenRedirect): Result<WrittenRedirect> {
  const from = source.trim();
  if (from === '' || isAbsoluteLink(from)) return refuse('source', m.noSource);
  const to = meantLink(destination) ?? '';
  if (!isSitePath(to) && !isAbsoluteLink(to)) return refuse('destination', m.noDestination);
  return ok({ source: isSitePath(from) ? from : `/${from}`, destination: to, isTemporary });
}

/** The entry for a redirect, in the style of the list, or instead of an entry. */
function valueFor(
  { source, destination, isTemporary }: WrittenRedirect,
  style: ReturnType<typeof styleOf>,
  old?: Json,
): Json {
  const before = isObject(old ?? null) ? (old as Record<string, Json>) : undefined;
  if (before && (before.permanent === false) === isTemporary)
    return { ...before, source, destination };
  const { permanent: _, ...rest } = before ?? {};
  return { ...rest, source, destination, ...(isTemporary ? { permanent: false } : style) };
}

/** The operations that turn an entry into another one. */
const changes = (old: Json, value: Json, index: number): readonly Operation[] =>
  ['source', 'destination', 'permanent'].flatMap((key): readonly Operation[] => {
    const [was, is] = [old, value].map((one) => (isObject(one) ? one[key] : undefined));
    const set = { op: 'set', node: '', field: ['redirects', String(index), key] } as const;
    return was === is ? [] : [is === undefined ? set : { ...set, value: is }];
  });

interface RefusedField {
  readonly field: RedirectField;
  readonly sentence: string;
}

/** `twin`: another rule with the same source. */
function refusalOf(
  rule: RedirectRule,
  twin: RedirectRule | undefined,
  rules: RedirectRules,
  addresses: Addresses,
): RefusedField | undefined {
  const { source } = rule;
  const code: Code | undefined = faultOf(rule, twin, rules, addresses)?.code;
  const atSource = (sentence: string): RefusedField => ({ field: 'source', sentence });
  if (code === 'redirect-source') return atSource(m.hasMark(/[#?]/.exec(source)![0]));
  if (code === 'redirect-reserved') return atSource(m.isReserved(source));
  if (twin) return atSource(m.isTaken(source, twin.destination));
  if (code === 'redirect-page') return atSource(m.isPage(source));
  const circle = loopOf(rule, rules, addresses);
  if (!circle) return undefined;
  const way = [source, ...[rule, ...circle].map(({ destination }) => destination)];
  return { field: 'destination', sentence: m.isLoop(way.slice(0, circle.length + 1)) };
}
