import {
  childElements,
  fileOf,
  labelOf,
  navigationOf,
  pointerTo,
  type Element,
} from '../document/elements.ts';
import { linesOf } from '../text/lines.ts';
import type { Files, Options, ReadElement, Reading } from './contract.ts';
import { documentIn, givenFiles } from './given-files.ts';

/** The elements of a navigation as plain JSON. A `$ref` to a file that isn't given is an element without children. */
export function read(files: Files, options: Options): Reading {
  const doc = documentIn(givenFiles(files), options);
  const { problem, text } = doc.files.get(doc.main)!;
  if (problem) {
    const { message, at } = problem;
    return { ok: false, sentence: message, ...linesOf(text)(at) };
  }
  const navigation = navigationOf(doc);
  return { ok: true, elements: navigation ? childElements(navigation).map(plainOf) : [] };
}

const plainOf = (element: Element): ReadElement => ({
  pointer: pointerTo(element),
  kind: element.kind,
  label: labelOf(element),
  file: fileOf(element),
  children: childElements(element).map(plainOf),
});
