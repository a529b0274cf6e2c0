import { channelPermissions } from '@backlot/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Caller, holdsAny } from '../../../http/requests/caller';

const coded = new Map<number, string>(Object.entries(channelPermissions).map(([code, channel]) => [channel, code]));

/** The permission code of a channel; a channel without one is open to everybody (spec section 6). */
export const channelCode = (webId: number): string | undefined => coded.get(webId);

/** Whether somebody may look into a channel. */
export function mayLookInto(caller: Caller, webId: number): boolean {
  const code = channelCode(webId);
  return code === undefined || holdsAny(caller, code);
}

/** SQL: rows of channels that somebody may look into; undefined for all. */
export function ofChannels(column: AnyPgColumn, caller: Caller): SQL | undefined {
  const closed = [...coded].filter(([, code]) => !holdsAny(caller, code)).map(([channel]) => channel);
  return closed.length === 0 ? undefined : sql`${column} not in (${sql.raw(closed.join(', '))})`;
}
