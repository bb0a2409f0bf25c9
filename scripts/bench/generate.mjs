/*
 * Large documents of a realistic shape for the benchmark. `node scripts/bench/generate.mjs PAGES [languages|groups|deep]`
 * prints one. The same arguments give the same bytes. PAGES is the exact number of pages and endpoints.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const nouns =
  'harbor ship berth tide cargo crane pilot buoy anchor deck sail chart compass lamp rope bell signal port fleet crew route wind watch log'.split(
    ' ',
  );
const verbs = 'load moor steer inspect repair charter schedule unload tow register'.split(' ');
const icons = 'rocket book-open code key-round lock server database cloud globe users'.split(' ');

/** @typedef {'languages' | 'groups' | 'deep'} Shape */

/**
 * Returns a generator of evenly distributed integers from 0 to n - 1. The same seed gives the same sequence.
 * @param {number} seed
 */
function dice(seed) {
  let state = seed | 1;
  return (/** @type {number} */ n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}

/**
 * @param {number} pages
 * @param {Shape} shape four languages of four tabs with nested groups, flat groups, or groups nested up to twelve deep
 */
export function generate(pages, shape = 'languages') {
  const roll = dice(pages * 2 + shape.length);
  /** @template T @param {readonly T[]} list */
  const pick = (list) => /** @type {T} */ (list[roll(list.length)]);
  const label = () => {
    const noun = pick(nouns);
    return `${noun[0]?.toUpperCase()}${noun.slice(1)} ${pick(nouns)}`;
  };
  let serial = 0;

  /** @param {string} folder @param {boolean} api */
  const entry = (folder, api) => {
    const number = ++serial;
    return api && roll(10) < 7
      ? `${pick(['GET', 'POST', 'PUT', 'DELETE'])} /${pick(nouns)}s/{id}/${number}`
      : `${folder}/${pick(verbs)}-the-${pick(nouns)}-${number}`;
  };

  /** @param {string} folder @param {number} depth @param {number} budget @param {boolean} api */
  function group(folder, depth, budget, api) {
    const deepest = shape === 'deep' ? 12 : 4;
    const name = label();
    const inner = `${folder}/${name.toLowerCase().replace(' ', '-')}`;
    const wanted = Math.min(budget, roll(12) === 0 ? 50 : 5 + roll(14));
    /** @type {unknown[]} */
    const entries = [];
    let left = wanted;
    while (left > 0) {
      if (depth < deepest && left > 6 && roll(shape === 'deep' ? 3 : 8) === 0) {
        const nested = group(inner, depth + 1, left, api);
        entries.push(nested.value);
        left -= nested.used;
      } else {
        entries.push(entry(inner, api));
        left--;
      }
    }
    const value = {
      group: name,
      ...(roll(5) < 2 ? { icon: pick(icons) } : {}),
      ...(roll(9) === 0 ? { tag: 'Beta' } : {}),
      ...(depth > 1 && roll(3) === 0 ? { expanded: true } : {}),
      pages: entries,
    };
    return { value, used: wanted };
  }

  /** @param {string} folder @param {number} budget @param {boolean} api */
  function groups(folder, budget, api, depth = 1) {
    const list = [];
    for (let left = budget; left > 0;) {
      const { value, used } = group(folder, depth, left, api);
      list.push(value);
      left -= used;
    }
    return list;
  }

  const tabs = ['Guides', 'API reference', 'Tools', 'Resources'];
  const languages = ['en', 'fr', 'es', 'de'];
  const share = (/** @type {number} */ i) => Math.floor((pages + 15 - i) / 16);
  const navigation =
    shape !== 'languages'
      ? { groups: groups('docs', pages, false, shape === 'groups' ? 4 : 1) }
      : {
          languages: languages.map((language, i) => ({
            language,
            tabs: tabs.map((tab, j) => ({
              tab,
              icon: icons[j],
              groups: groups(
                `${language}/${tab.toLowerCase().replace(' ', '-')}`,
                share(i * 4 + j),
                j === 1,
              ),
            })),
          })),
        };
  const document = { name: 'Harbor', theme: 'mint', colors: { primary: '#0B6E5A' }, navigation };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

const shapes = /** @type {const} */ (['languages', 'groups', 'deep']);

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(
    generate(
      Number(process.argv[2]),
      shapes.find((shape) => shape === process.argv[3]),
    ),
  );
