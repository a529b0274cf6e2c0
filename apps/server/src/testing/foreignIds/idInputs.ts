import { api, type Endpoint } from '@backlot/contract';
import { isId, sampleOf, type Schema, schemaDef } from '@backlot/dev/hostile';

/** A place in the input of a call that takes the id of a record: `['ups', '[]', 'upId']`. */
export interface IdInput {
  /** `area.name`. */
  call: string;
  endpoint: Endpoint;
  path: readonly string[];
}

function idPaths(schema: Schema): string[][] {
  const def = schemaDef(schema);
  if (def.type === 'string') return isId(schema) ? [[]] : [];
  if (def.shape) return Object.entries(def.shape).flatMap(([key, part]) => idPaths(part).map((path) => [key, ...path]));
  if (def.element) return idPaths(def.element).map((path) => ['[]', ...path]);
  return [def.innerType, def.in, def.out, def.valueType, ...(def.options ?? [])].flatMap((part) => (part ? idPaths(part) : []));
}

const unique = (paths: string[][]) => [...new Map(paths.map((path) => [path.join('.'), path])).values()];

/** An input that is right in form, with an id at a place of it; `draft` says what else it holds at its top. */
export function inputWith({ endpoint: { input }, path }: IdInput, id: string, draft: Record<string, unknown> = {}): unknown {
  return placed(input, path, id, draft);
}

function placed(schema: Schema, path: readonly string[], id: string, draft: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return id;
  const def = schemaDef(schema);
  if (key === '[]' && def.element) return [placed(def.element, rest, id, Array.isArray(draft) ? draft[0] : undefined)];
  const part = def.shape?.[key];
  if (part) {
    const whole = { ...(sampleOf(schema) as object), ...(draft as object | undefined) } as Record<string, unknown>;
    return { ...whole, [key]: placed(part, rest, id, whole[key]) };
  }
  const inner = [def.innerType, def.in, def.out, ...(def.options ?? [])].find(
    (each) => each && idPaths(each).some((one) => one.join('.') === path.join('.')),
  );
  return inner ? placed(inner, path, id, draft) : id;
}

/** Every place of every call that takes an id, read from the contract. */
const idInputs: readonly IdInput[] = Object.entries(api).flatMap(([area, calls]) =>
  (Object.entries(calls) as [string, Endpoint][]).flatMap(([name, endpoint]) =>
    unique(idPaths(endpoint.input)).map((path) => ({ call: `${area}.${name}`, endpoint, path })),
  ),
);

/** Those of calls that take JSON or a query; an upload takes nothing but its file. */
export const jsonInputs = idInputs.filter(({ endpoint }) => endpoint.body === 'json');
