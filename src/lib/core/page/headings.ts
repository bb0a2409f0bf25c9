import type { Block, Heading } from './tree.ts';

/** The headings that a list of a page's parts shows, in order. Those in tabs and folded parts are left out. */
export const headingsOf = (blocks: readonly Block[]): readonly Heading[] =>
  blocks.flatMap((block): readonly Heading[] => {
    if (block.is === 'heading')
      return (block.depth === 2 || block.depth === 3) && block.title ? [block] : [];
    if (block.is === 'steps') return block.items.flatMap((item) => headingsOf(item.blocks));
    if (block.is === 'fold' || !('blocks' in block)) return [];
    return headingsOf(block.blocks);
  });
