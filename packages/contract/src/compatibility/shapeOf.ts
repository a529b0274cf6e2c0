import type * as z from 'zod';
import { eitherOf } from './eitherOf';
import { factsOf } from './factsOf';
import type { Shape, Side, Value } from './shape';
import { type Schema, schemaDef } from './schemaDef';

/** How far the reading of a schema is: which way the data goes, and the lazy schemas it stands in. */
interface Way {
  side: Side;
  open: readonly Schema[];
}

/** A schema as a shape. Throws for a kind of schema that it cannot describe, so that none goes uncompared. */
export const shapeOf = (schema: z.ZodType, side: Side): Shape => read(schema as unknown as Schema, { side, open: [] });

function read(schema: Schema, way: Way): Shape {
  const shape = bare(schema, way);
  const facts = factsOf(schema, way.side);
  return shape.is === 'either' && Object.keys(facts).length > 0
    ? eitherOf(shape.of.map((option) => ({ ...option, ...facts })))
    : { ...shape, ...facts };
}

function bare(schema: Schema, way: Way): Shape {
  const def = schemaDef(schema);
  switch (def.type) {
    case 'string':
      return { is: 'text' };
    case 'number':
      return { is: 'number' };
    case 'boolean':
      return { is: 'flag' };
    case 'unknown':
      return { is: 'anything' };
    case 'null':
      return { is: 'value', of: [null] };
    case 'literal':
      return eitherOf([{ is: 'value', of: def.values as Value[] }]);
    case 'enum':
      return eitherOf([{ is: 'value', of: Object.values(def.entries) }]);
    case 'object':
      return record(def, way);
    case 'array':
      return { is: 'list', of: read(def.element, way) };
    case 'record':
      return { is: 'map', keys: read(def.keyType, way), of: read(def.valueType, way) };
    case 'union':
      return eitherOf(def.options.map((option) => read(option, way)));
    case 'nullable':
      return eitherOf([read(def.innerType, way), { is: 'value', of: [null] }]);
    case 'optional':
      return read(def.innerType, way);
    case 'default':
      return way.side === 'input' ? { ...read(def.innerType, way), unless: def.defaultValue } : read(def.innerType, way);
    case 'lazy':
      return tree(schema, def.getter, way);
    case 'pipe':
      return piped(def, way);
    default:
      throw new Error(`A schema of the kind ${(def as { type: string }).type} has no shape yet: describe it in shapeOf.ts.`);
  }
}

function record({ shape, catchall }: { shape: Record<string, Schema>; catchall?: Schema }, way: Way): Shape {
  const names = Object.keys(shape).sort();
  const of = Object.fromEntries(
    names.map((name) => [mayBeLeftOut(shape[name]!, way.side) ? `${name}?` : name, read(shape[name]!, way)] as const),
  );
  const isStrict = catchall && schemaDef(catchall).type === 'never';
  return { is: 'record', of, ...(way.side === 'input' && !isStrict && { isOpen: true }) };
}

function tree(schema: Schema, getter: () => Schema, way: Way): Shape {
  const at = way.open.indexOf(schema);
  return at >= 0 ? { is: 'again', up: way.open.length - at } : read(getter(), { ...way, open: [...way.open, schema] });
}

function piped({ in: first, out: last, transform }: { in: Schema; out: Schema; transform?: unknown }, way: Way): Shape {
  if (way.side === 'output') return read(last, way);
  // A codec, or a program at the end: a caller writes what the beginning takes.
  if (transform || schemaDef(last).type === 'transform') return read(first, way);
  const shape = read(last, way);
  return schemaDef(first).type === schemaDef(last).type ? shape : eitherOf([shape].flatMap(optionsRead));
}

const optionsRead = (shape: Shape): Shape[] => (shape.is === 'either' ? [...shape.of] : [shape]).map((one) => ({ ...one, isRead: true }));

function mayBeLeftOut(schema: Schema, side: Side): boolean {
  const def = schemaDef(schema);
  if (def.type === 'optional') return true;
  if (def.type === 'default') return side === 'input';
  if (def.type === 'nullable') return mayBeLeftOut(def.innerType, side);
  if (def.type !== 'pipe') return false;
  const isReadFirst = schemaDef(def.in).type === 'transform';
  return mayBeLeftOut(side === 'output' || isReadFirst ? def.out : def.in, side);
}
