import type { DictEntry, DictType } from '@backlot/contract';
import type { dictTypes, dictValues } from '../../../tables/base/dictionary';

type TypeRow = typeof dictTypes.$inferSelect;
type ValueRow = typeof dictValues.$inferSelect;

/** Types with their values, nested where a value names its parent. */
export function presentTree(types: TypeRow[], values: ValueRow[]): DictType[] {
  const byType = Map.groupBy(values, (value) => value.typeId);
  return types.map(({ id, code, name, enName, vnName }) => ({
    id,
    pid: '0',
    code,
    name,
    enName,
    vnName,
    children: nest(id, byType.get(id) ?? []),
  }));
}

function nest(typeId: string, values: ValueRow[]): DictEntry[] {
  const byParent = Map.groupBy(values, (value) => value.parentCode);
  const below = (parent: string | null, pid: string): DictEntry[] =>
    (byParent.get(parent) ?? []).map(({ id, code, name, enName, vnName, status }) => {
      const children = below(code, id);
      return { id, pid, code, name, enName, vnName, ...(status === 0 ? {} : { status }), ...(children.length > 0 ? { children } : {}) };
    });
  return below(null, typeId);
}
