import { holds } from '../../../http/requests/caller';
import { type Viewer } from '../../base/sight';
import type { UpRow } from './upOf';

/** BDs of the viewer's organisations, for those who lead a team. */
export type Team = ReadonlySet<string>;

/** Whether a creator is one of those that the viewer answers for: all, of the team, or the own ones. */
export function isOwn({ bdId }: Pick<UpRow, 'bdId'>, { persona, caller }: Viewer, team: Team): boolean {
  if (persona === 'all') return true;
  if (persona === 'team') return bdId !== null && team.has(bdId);
  return persona === 'bd' && bdId === caller.userId;
}

/** Whether contacts of a creator are shown in clear (domain/roles 7.3). */
export const seesContact = (row: Pick<UpRow, 'bdId'>, viewer: Viewer, team: Team): boolean =>
  holds(viewer.caller, 'upLibrary.showContact') && isOwn(row, viewer, team);

/** What this person may do with a creator now; handlers check the same. */
export function upActions(row: UpRow, viewer: Viewer, team: Team): string[] {
  const { caller, persona } = viewer;
  const own = isOwn(row, viewer, team);
  const actions: [string, boolean][] = [
    ['get', holds(caller, 'upDetail.get')],
    ['edit', own && holds(caller, 'upLibrary.edit')],
    ['delete', own && holds(caller, 'upLibrary.delete')],
    ['claim', row.bdId === null && persona !== 'shop' && holds(caller, 'upPool.claim')],
    ['release', row.bdId === caller.userId && holds(caller, 'upLibrary.release')],
    ['transfer', row.bdId !== null && (persona === 'all' || persona === 'team') && own && holds(caller, 'upLibrary.transfer')],
    ['batchLabel', own && holds(caller, 'upLibrary.batchLabel')],
    ['setStar', own && holds(caller, 'upDetail.setStar')],
    ['black', own && holds(caller, 'upDetail.black')],
    ['erase', own && holds(caller, 'upDetail.erase')],
    ['addWork', own && holds(caller, 'upDetail.edit')],
    ['addFollowUp', own && holds(caller, 'followUp.add')],
    ['showContact', seesContact(row, viewer, team)],
  ];
  return actions.flatMap(([action, may]) => (may ? [action] : []));
}
