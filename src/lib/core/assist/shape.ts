/*
 * What the generated schema says about a place, given by the keys and indexes that lead there: all the shapes that
 * a value may have.
 */
import type { Path } from '../model/walk.ts';
import type { FieldType } from '../rules/kinds.ts';
import { docsJsonSchema } from '../schema/json-schema.ts';
import type { Note } from '../schema/notes.ts';

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

/** One shape of a value, its references followed. */
export interface Shape extends Omit<Written, '$ref' | 'anyOf' | '$defs'> {
  /** The name of its definition: a kind, `page`, `endpoint`, `icon`, `reference` …; of a shape inside it none. */
  readonly is: string | undefined;
}

let known: Written | undefined;
const root = (): Written => (known ??= docsJsonSchema() as Written);

const remembered = new WeakMap<Written, readonly Shape[]>();

/** All shapes that a written one stands for. Title and help of the place come before those of the definition. */
function shapesOf(written: Written): readonly Shape[] {
  let shapes = remembered.get(written);
  if (!shapes) {
    shapes = readShapes(written);
    remembered.set(written, shapes);
  }
  return shapes;
}

function readShapes({ $ref, anyOf, ...own }: Written): readonly Shape[] {
  if ($ref === undefined && !anyOf) return [{ is: undefined, ...own }];
  const name = $ref?.split('/').at(-1);
  const inner = name === undefined ? anyOf!.flatMap(shapesOf) : shapesOf(root().$defs![name]!);
  // Of several shapes each has its own type.
  const { type: _, ...said } = own;
  return inner.map((shape) => ({ ...shape, ...said, is: shape.is ?? name }));
}

/** The shapes of the value at a path from the document's root; none where nothing is known. */
export function shapesAt(path: Path): readonly Shape[] {
  let shapes: readonly Shape[] = shapesOf(root());
  for (const step of path)
    shapes = shapes.flatMap(({ properties, items }) => {
      const next = typeof step === 'number' ? items : own(properties, step);
      return next ? shapesOf(next) : [];
    });
  return shapes;
}

/** What may stand under a key of a shape. */
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
