import type { Permission, PermissionId } from '@backlot/contract';
import { permissions } from '@backlot/contract';
import type { DataScope } from '@backlot/permissions';
import type { Call } from './call';
import { type Caller, holds } from './caller';
import type { Language } from '../../db/Language';

/** Who acts, in which language, over which rows. */
export interface Actor {
  caller: Caller;
  language: Language;
  requestId: string | undefined;
  scope: DataScope;
}

export const actorOf = async ({ caller, language, requestId }: Call, scopeOf: (caller: Caller) => Promise<DataScope>): Promise<Actor> => ({
  caller,
  language,
  requestId,
  scope: await scopeOf(caller),
});

/** The actions of a code that a person holds: what `can` of a row starts from. */
export const actionsOf = (caller: Caller, code: PermissionId): string[] =>
  permissions[code].filter((action) => holds(caller, `${code}.${action}` as Permission));
