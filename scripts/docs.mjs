/*
 * `npm run docs`: writes docs/rules.md from the rules, docs/messages.md from the messages in the source,
 * static/_headers for hosts, and static/signpost.config.schema.json for editors.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { headersFile } from './headers.mjs';
import { messagesManual } from './messages.mjs';
import { root } from './serve.mjs';

const { module } = await runnerImport(join(root, 'src/lib/core/check/codes/manual.ts'), {
  configFile: false,
});
const { rulesManual } = /** @type {{ rulesManual: () => string }} */ (module);
writeFileSync(join(root, 'docs/rules.md'), rulesManual());
const config = await runnerImport(join(root, 'src/lib/core/config.ts'), { configFile: false });
const { configJsonSchema } = /** @type {{ configJsonSchema: () => object }} */ (config.module);
writeFileSync(
  join(root, 'static/signpost.config.schema.json'),
  `${JSON.stringify(configJsonSchema(), null, 2)}\n`,
);
writeFileSync(join(root, 'docs/messages.md'), messagesManual());
writeFileSync(join(root, 'static/_headers'), headersFile());
