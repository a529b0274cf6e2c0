import { demandFormLife, is } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import { allowedEvents, because, policyFor } from '../../base/transition';
import type { demandForms } from '../../../tables/trade/demandForm';

export type DemandForm = typeof demandForms.$inferSelect;

interface FormFacts {
  form: DemandForm;
}

/** Who may cause an event of a form, of those who see it (domain/life-cycles 3.2). */
export const formPolicy = policyFor<FormFacts, Actor>()({
  machine: demandFormLife,
  codeOf: ({ form }) => form.demandStatus,
  rules: {
    edit: { permission: 'demand.edit' },
    delete: { permission: 'demand.delete' },
    submit: { permission: 'demand.submit' },
    convert: {
      permission: 'demand.convert',
      wrong: ({ form }) => (is(demandFormLife, form, 'inProgress') ? 'demandHasOrder' : undefined),
    },
    // A merchant ends what was only submitted; administrators also what is in progress.
    end: {
      permission: 'demand.end',
      unless: ({ form }, { scope }) => (scope.all || is(demandFormLife, form, 'submitted') ? undefined : because(demandFormLife, form)),
    },
    copy: { permission: 'demand.copy' },
  },
});

/** What this person may do with a form now: the granted actions, of the events those that its state takes. */
export function canOf(form: DemandForm, actor: Actor): string[] {
  const allowed: readonly string[] = allowedEvents(formPolicy, { form }, actor);
  return actionsOf(actor.caller, 'demand').filter((action) => !Object.hasOwn(demandFormLife.events, action) || allowed.includes(action));
}
