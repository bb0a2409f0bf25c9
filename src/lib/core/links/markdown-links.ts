/* Links in the Markdown of a setting, such as the text of a banner. */
import { newPath, type SiteMoves } from './rewrite.ts';

const LINKS = /(\]\(\s*<?|\b(?:href|src)=["'])([^\s"'<>)]+)/g;

/** The text with its links as they are after a step. `lost`: told of those that lead nowhere then. */
export const markdownWith = (
  text: string,
  moves: SiteMoves,
  lost: (address: string) => void,
): string =>
  text.replace(LINKS, (whole, start: string, address: string) => {
    const link = { address, at: { from: 0, to: 0 }, form: 'specification' } as const;
    const next = newPath(link, { from: '', to: '' }, moves);
    if (next === 'nowhere') lost(address);
    if (next === 'same' || next === 'nowhere') return whole;
    return start + next.before + next.path.replaceAll(' ', '%20') + next.after;
  });
