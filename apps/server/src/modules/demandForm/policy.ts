import { accepts, demandFormLife, stateOf } from '@backlot/contract';
import { type Actor, actionsOf } from '../../http/actor';
import type { demandForms } from './tables';

type DemandForm = typeof demandForms.$inferSelect;
type DemandEvent = keyof typeof demandFormLife.events;

/** A merchant ends what was only submitted; administrators also what is in progress (domain/life-cycles 3.2). */
export const mayEnd = ({ demandStatus }: DemandForm, { scope }: Pick<Actor, 'scope'>): boolean => demandStatus === 1 || scope.all;

/** What this person may do with a form now: the granted actions that its state takes. */
export function canOf(form: DemandForm, actor: Actor): string[] {
  const state = stateOf(demandFormLife, form.demandStatus);
  if (state === undefined) return [];
  const isEvent = (action: string): action is DemandEvent => Object.hasOwn(demandFormLife.events, action);
  return actionsOf(actor.caller, 'demand').filter(
    (action) => !isEvent(action) || (accepts(demandFormLife, state, action) && (action !== 'end' || mayEnd(form, actor))),
  );
}
