import type { Inline } from '$lib/ui/markdown';

/** A link in a banner's text, and the words that it covers. */
export interface BannerLink {
  readonly words: string;
  readonly href: string;
}

const wordsOf = (list: readonly Inline[]): string =>
  list.map((part) => ('text' in part ? part.text : wordsOf(part.parts))).join('');

/** Links in a text, in order. */
export const linksIn = (list: readonly Inline[]): readonly BannerLink[] =>
  list.flatMap((part) => {
    if (part.is === 'link') return [{ words: wordsOf(part.parts), href: part.href }];
    return 'parts' in part ? linksIn(part.parts) : [];
  });
