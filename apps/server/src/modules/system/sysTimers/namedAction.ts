import { namesOf } from '../../../db/namesOf';
import type { Action } from '../../../jobs/Action';

/** What an action is called; its own name where this server has it no more. */
export function namedAction(actions: readonly Action[], actionClass: string) {
  const names = actions.find((action) => action.name === actionClass)?.names;
  return names ? namesOf(names) : { name: actionClass, enName: null, vnName: null };
}
