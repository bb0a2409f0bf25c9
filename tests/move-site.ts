/* A small site with many forms of links, for tests of the commands that move files and list links. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const DOCS = `{
  "redirects": [
    { "source": "/old", "destination": "/guides/a" },
    { "source": "/new/a", "destination": "/b" }
  ],
  "navbar": { "links": [{ "label": "A", "href": "/guides/a#top" }] },
  "banner": { "content": "See [A](/guides/a)" },
  "navigation": {
    "pages": ["index", "guides/a", "/b", { "group": "G", "root": "guides/index", "pages": ["guides"] }]
  }
}
`;
export const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'docs.json': DOCS,
  'index.mdx': '[a](/guides/a) [a](guides/a.mdx#x) <Card href="/guides/a/?q=1" />\n\n`/guides/a`\n',
  'b.md': '---\r\nrelated: [/guides/a, "/x"]\r\n---\r\n\r\n[i](/guides/index) [g](./guides)\r\n',
  'guides/index.mdx': '[a](./a) ![i](img/i.png)\n',
  'guides/a.mdx': 'import S from "../snippets/s.mdx";\n\n[g](.) [b](../b) ![i](./img/i.png)\n',
  'guides/img/i.png': new Uint8Array([137, 80, 78, 71, 255]),
  'snippets/s.mdx': '[a](/guides/a)\n',
  'broken.mdx': '{ [a](/guides/a)\n',
};

/** Writes the site into a new temporary folder. Returns its path. */
export async function makeMoveSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}
