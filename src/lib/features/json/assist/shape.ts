/*
 * What the generated schema says about a place, given by its path of keys and indexes: all shapes that its value can
 * have.
 */
import type { Path } from '$lib/core/document/walk';
import type { FieldType } from '$lib/core/schema/kinds';
import { docsJsonSchema } from '$lib/core/json-schema/json-schema';
import type { Note } from '$lib/core/schema/notes';

interface Written extends Omit<Note, 'id' | 'role'> {
  readonly role?: FieldType;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Written>>;
  readonly required?: readonly string[];
  readonly items?: Written;
  readonly anyOf?: readonly Written[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Written>>;
}

/** One shape of a value, with references resolved. */
export interface Shape extends Omit<Written, '$ref' | 'anyOf' | '$defs'> {
  /**
   * The name of its definition (a kind, `page`, `endpoint`, `icon`, `reference` …), or undefined for a shape nested in
   * one.
   */
  readonly is: string | undefined;
}

let known: Written | undefined;
const root = (): Written => (known ??= docsJsonSchema() as Written);

const shapesOfWritten = new WeakMap<Written, readonly Shape[]>();

/** All shapes that a schema node can mean. The title and help of the place override those of the definition. */
function shapesOf(written: Written): readonly Shape[] {
  let shapes = shapesOfWritten.get(written);
  if (!shapes) {
    shapes = readShapes(written);
    shapesOfWritten.set(written, shapes);
  }
  return shapes;
}

function readShapes({ $ref, anyOf, ...own }: Written): readonly Shape[] {
  if ($ref === undefined && !anyOf) return [{ is: undefined, ...own }];
  const name = $ref?.split('/').at(-1);
  const inner = name === undefined ? anyOf!.flatMap(shapesOf) : shapesOf(root().$defs![name]!);
  // Each of several shapes keeps its own type.
  const { type: _, ...said } = own;
  return inner.map((shape) => ({ ...shape, ...said, is: shape.is ?? name }));
}

/** The shapes of the value at a path from the document's root. Empty if nothing is known. */
export function shapesAt(path: Path): readonly Shape[] {
  let shapes: readonly Shape[] = shapesOf(root());
  for (const step of path)
    shapes = shapes.flatMap(({ properties, items }) => {
      const next = typeof step === 'number' ? items : own(properties, step);
      return next ? shapesOf(next) : [];
    });
  return shapes;
}

/** The shapes allowed under a key of a shape. */
export const shapesUnder = (shape: Shape, key: string): readonly Shape[] => {
  const next = own(shape.properties, key);
  return next ? shapesOf(next) : [];
};

const own = (
  properties: Readonly<Record<string, Written>> | undefined,
  key: string,
): Written | undefined =>
  properties && Object.hasOwn(properties, key) ? properties[key] : undefined;

export const takes = ({ type }: Shape, wanted: string): boolean =>
  typeof type === 'string' ? type === wanted : (type?.includes(wanted) ?? false);
