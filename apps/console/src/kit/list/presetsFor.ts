import type { Endpoint, Permission } from '@backlot/contract';
import type { ListPreset } from './ListShape';

interface ForSome {
  /** Those with one of these permissions get it; everybody who sees the list without. */
  needs?: readonly Permission[];
}

/** The presets of a list that a person's work asks for. */
export const presetsFor = <E extends Endpoint>(
  can: (permission: Permission) => boolean,
  presets: readonly (ListPreset<E> & ForSome)[],
): ListPreset<E>[] => presets.filter(({ needs }) => !needs || needs.some(can));
