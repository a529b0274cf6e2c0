import { connectorLife } from '@backlot/contract';
import { type Actor, actionsOf } from '../../../http/requests/actor';
import type { connectors } from '../../../tables/collection/connector';
import { allowedEvents, policyFor } from '../../base/transition';

export type ConnectorRow = typeof connectors.$inferSelect;

/** Who may cause an event of a connector; that the creator or the shop is the person's own is asked where the consent is kept. */
export const connectorPolicy = policyFor<ConnectorRow, Actor>()({
  machine: connectorLife,
  codeOf: ({ connectorStatus }) => connectorStatus,
  rules: {
    pause: { permission: 'connector.pause' },
    resume: { permission: 'connector.pause' },
    disable: { permission: 'connector.disable' },
    enable: { permission: 'connector.enable' },
    authorize: { permission: 'connector.authorize' },
  },
});

/** What this person may do with a connector now. */
export function canOf(row: ConnectorRow, actor: Actor): string[] {
  const held = actionsOf(actor.caller, 'connector').filter((action) => !Object.hasOwn(connectorLife.events, action));
  return [...held, ...allowedEvents(connectorPolicy, row, actor)];
}
