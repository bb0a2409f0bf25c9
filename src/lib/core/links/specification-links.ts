/*
 * Links in API specifications: in the Markdown of descriptions, and where `x-mint` names an address. Only paths of
 * characters that neither JSON nor YAML escapes are known, so that each can be replaced as it is written. A path must
 * start from the root, since a description has no place of its own.
 */
import { isSpecification } from '../openapi/specification-text.ts';
import type { FileLink } from './link.ts';

const CODE = /```[^]*?```|`[^`\n]*`/g;
const LINKS =
  /(?<=\]\(|\bhref=\\?["']|["']?\bhref["']?:[ \t]*["']?)(?:https?:\/)?\/[\p{L}\p{N}\-_.~/%@:?#=&+]+/gu;

/** The links of a file, if it is a specification. */
export function specificationLinks(text: string): readonly FileLink[] {
  if (!isSpecification(text)) return [];
  const plain = text.replace(CODE, (code) => ' '.repeat(code.length));
  return [...plain.matchAll(LINKS)].map(({ index, 0: address }) => ({
    address,
    at: { from: index, to: index + address.length },
    form: 'description',
  }));
}
