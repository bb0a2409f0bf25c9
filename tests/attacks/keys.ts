/* Names that every object responds to, as keys and as values, in 40 places of a folder. */
import type { FolderFiles } from '../folders';

export const NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['__defineGetter__', '__lookupSetter__', 'isPrototypeOf', 'then', 'length', 'toJSON'],
] as const;

/** Properties that must never end up on another object's prototype. */
const POISON = { ran: 1, isAdmin: true, pages: ['poison'], hidden: true };

/** An object with an own key of this name, which JSON.stringify writes out. */
const keyed = (name: string, more: object = {}): object =>
  Object.defineProperty({ ...more }, name, {
    value: name === 'toJSON' ? 'x' : POISON,
    enumerable: true,
    configurable: true,
    writable: true,
  });

let count = 0;
/** Each call is one place. Calls are counted so that the printed number is correct. */
function place<T>(value: T): T {
  count++;
  return value;
}

export function siteOf(name: string): FolderFiles {
  count = 0;
  const key = (more?: object) => place(keyed(name, more));
  const word = place<string>;
  const site = key({
    theme: word(name),
    name: word(name),
    colors: key({ primary: word(name) }),
    icons: key({ library: word(name) }),
    banner: key({ content: word(name) }),
    navbar: key({ links: [key({ label: word(name), href: word(name) })] }),
    navigation: key({
      global: key({ anchors: [key({ anchor: word(name), href: 'https://example.com' })] }),
      languages: [
        key({
          language: word(name),
          versions: [
            key({
              version: word(name),
              tabs: [
                key({
                  tab: word(name),
                  icon: key({ name: word(name), library: word(name) }),
                  groups: [
                    key({
                      group: word(name),
                      tag: word(name),
                      root: word(name),
                      pages: ['index', word(name), key({ group: 'Inner', pages: [`a/${name}`] })],
                    }),
                    { group: 'API', openapi: key({ source: 'api.yaml', directory: word(name) }) },
                    { group: 'Spec', openapi: 'api.yaml', pages: [word(`GET /${name}`)] },
                  ],
                }),
              ],
            }),
          ],
        }),
      ],
    }),
    api: key({ openapi: word('api.yaml') }),
  });
  const yaml = (indent: string) => `${indent}${name}: { ran: 1, title: poison }\n`;
  return {
    'docs.json': `${JSON.stringify(site, null, 2)}\n`,
    'api.yaml': place(
      `openapi: 3.1.0\n${yaml('')}info: { title: ${name}, ${name}: { ran: 1 } }\ntags: [{ name: ${name} }]\npaths:\n${yaml('  ')}  /${name}:\n    get: { tags: [${name}], summary: ${name}, <<: { ${name}: { ran: 1 } } }\n`,
    ),
    'index.mdx': place(`---\ntitle: ${name}\n${yaml('')}---\n\n# ${name}\n`),
    [`${name}.mdx`]: place(`---\ntitle: ${name}\n${yaml('')}---\n`),
  };
}

/** The number of places that `siteOf` uses. */
export function placesOf(): number {
  siteOf(NAMES[0]);
  return count;
}
