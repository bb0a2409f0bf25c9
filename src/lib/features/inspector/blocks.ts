/*
 * Rows as the panel lays them out: a color's two shades side by side, a banner's look below its text.
 */
import type { InspectorField } from './row';

export type Block =
  | { readonly is: 'row'; readonly key: string; readonly row: InspectorField }
  | { readonly is: 'banner'; readonly key: string; readonly row: InspectorField }
  | {
      readonly is: 'colors';
      readonly key: string;
      /** For example "Banner color". */
      readonly label: string;
      readonly help: string;
      readonly rows: readonly InspectorField[];
    };

export function blocksOf(rows: readonly InspectorField[]): readonly Block[] {
  const blocks: Block[] = [];
  for (const row of rows) {
    const { key, label, help, path } = row;
    const last = blocks.at(-1);
    const owner = path.slice(0, -1).join('.');
    if (row.control === 'hex' && last?.is === 'colors' && last.key === owner)
      blocks[blocks.length - 1] = { ...last, help: help || last.help, rows: [...last.rows, row] };
    else if (row.control === 'hex')
      blocks.push({
        is: 'colors',
        key: owner,
        label: row.partOf ?? label,
        help,
        rows: [row],
      });
    else blocks.push({ is: path.join('.') === 'banner.content' ? 'banner' : 'row', key, row });
  }
  return blocks;
}
