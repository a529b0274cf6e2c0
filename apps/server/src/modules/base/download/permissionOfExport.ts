import type { Permission } from '@backlot/contract';
import type { ExportSource } from '../../../http/parts/exportSource';

/** What an export asks for. */
export function permissionOfExport({ area, permission }: ExportSource, query: Record<string, unknown>): Permission {
  if (typeof permission === 'function') return permission(query);
  return permission ?? (`${area}.export` as Permission);
}
