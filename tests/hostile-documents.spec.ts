/*
 * Hostile documents through the real interface: opened, walked through, viewed, reviewed, exported. None of them runs
 * code, sends a request, changes what all objects inherit, or leaves the page blank, and the file stays the same, byte
 * for byte. Each story prints how much it tried. `.ci/run` tries one folder of some kinds, `npm run test:long` all of
 * them.
 */
import { DRAWINGS } from './attacks/drawings';
import { staysHarmless } from './attacks/stays-harmless';
import { NAMES, placesOf, siteOf } from './attacks/keys';
import { LINKS } from './attacks/links';
import { PATHS } from './attacks/paths';
import { PLACES, SCRIPTS } from './attacks/scripts';
import {
  siteOfDrawings,
  siteOfLinks,
  siteOfPaths,
  siteOfScripts,
  siteOfYaml,
} from './attacks/sites';
import { FRONTMATTERS, SPECIFICATIONS } from './attacks/yaml';
import type { FolderFiles } from './folders';
import { test } from './story';

// A whole folder is walked through, clicked and exported, which takes minutes on a slow machine.
test.describe.configure({ timeout: 300_000 });

/** Declares one story with a description of what it tries. With `isShort`, `.ci/run` runs it too. */
function tell(tried: string, files: FolderFiles, isShort = false): void {
  test(`${tried} do no harm`, { tag: isShort ? [] : '@long' }, async ({ page }, info) => {
    await staysHarmless(page, info, files);
    console.log(`hostile documents: ${tried}`);
  });
}

/** Strides through all scripts, so that each batch has every vector and every way out. */
const BATCH = 25;
const strided = SCRIPTS.map((_, i) => SCRIPTS[(i * 37) % SCRIPTS.length]!);
for (let at = 0; at < strided.length; at += BATCH) {
  const scripts = strided.slice(at, at + BATCH);
  const which = `scripts ${at + 1} to ${at + scripts.length} of ${SCRIPTS.length} × ${PLACES.length} places`;
  tell(which, siteOfScripts(scripts), at === 0);
}
tell(`${LINKS.length} links × 8 places`, siteOfLinks());
tell(`${DRAWINGS.length} drawings, in the document and as files`, siteOfDrawings());
tell(`${PATHS.length} paths × 4 places`, siteOfPaths());
tell(`${SPECIFICATIONS.length} + ${FRONTMATTERS.length} YAML texts`, siteOfYaml());
for (const [i, name] of NAMES.entries())
  tell(`the name ${name} × ${placesOf()} places`, siteOf(name), i === 0);
