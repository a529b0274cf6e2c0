import type { Permission } from '@backlot/contract';
import type { TablePreset } from '@backlot/data-table';

interface RolePreset extends TablePreset {
  /** Those with one of these permissions get it; everybody who sees the list without. */
  needs?: readonly Permission[];
}

/** The presets of a list that a person's work asks for. */
export const presetsFor = (can: (permission: Permission) => boolean, presets: readonly RolePreset[]): TablePreset[] =>
  presets.flatMap(({ needs, ...preset }) => (!needs || needs.some(can) ? [preset] : []));
