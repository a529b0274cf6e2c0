import { allPermissions, channelPermissions } from '@backlot/contract';
import { buttonOf } from '@backlot/permissions';

const channelActions = ['query', 'export', 'follow', 'sync'];

/** Every button that a check of the product asks for, as `code:action`. */
const known: ReadonlySet<string> = new Set([
  ...allPermissions.map(buttonOf),
  ...Object.keys(channelPermissions).flatMap((code) => channelActions.map((action) => `${code}:${action}`)),
]);

/** Whether a permission exists in the catalogue. */
export const isKnownButton = (permission: string): boolean => known.has(permission);
