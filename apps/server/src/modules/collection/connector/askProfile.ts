import { connectorLife } from '@backlot/contract';
import { and, asc, eq, ne } from 'drizzle-orm';
import { notInState } from '../../../db/inState';
import type { Services } from '../../../services';
import { connectors } from '../../../tables/collection/connector';
import type { FoundProfile } from '../../creators/channel';
import { CollectError, connectorNamed, offered } from '../connectors';
import { NotYet } from './permit';
import type { ConnectorRow } from './policy';
import { reach } from './reach';

/** A test is asked by a person who waits: it belongs to no job, and no creator is known yet. */
const nobody = { holderId: '0', queueId: '0' };
const timeout = 10_000;

/**
 * Asks the connectors of a channel that a key of ours opens for a creator by the handle or id of its page. Those that need the creator's
 * own consent cannot tell of somebody who is not in the library.
 */
export async function askProfile(
  services: Services,
  { webId, key }: { webId: number; key: string },
): Promise<{ found: FoundProfile | undefined; hasConnector: boolean }> {
  const rows = await services.database.db
    .select()
    .from(connectors)
    .where(and(eq(connectors.webId, webId), ne(connectors.status, 2), notInState(connectorLife, connectors, 'disabled')))
    .orderBy(asc(connectors.id));
  const open = rows.filter(({ provider }) => {
    const { consent, capabilities, flag } = connectorNamed(provider);
    // What is for research only brings nobody into the library.
    return !consent && flag === undefined && capabilities.includes('profile');
  });
  for (const row of open) {
    const found = await askOne(services, { row, webId, key });
    if (found) return { found, hasConnector: true };
  }
  return { found: undefined, hasConnector: open.length > 0 };
}

async function askOne(
  services: Services,
  { row, webId, key }: { row: ConnectorRow; webId: number; key: string },
): Promise<FoundProfile | undefined> {
  try {
    const { ask } = reach(services, { row, ...nobody, clock: () => new Date(), timeout });
    const { items, dataTime } = await ask('profile', (channel) => offered(channel, 'fetchProfile')(isId(key) ? key : `@${key}`));
    const [profile] = items;
    if (!profile) return undefined;
    const { platformId, handle, name, fans, likes, works } = profile;
    return {
      webId,
      platformId,
      upNumber: handle.replace(/^@/, ''),
      nickname: name,
      bio: null,
      fansNum: fans,
      likesNum: likes,
      worksNum: works,
      avgViews: null,
      interactionRate: null,
      dataTime,
    };
  } catch (error) {
    if (error instanceof CollectError || error instanceof NotYet) return undefined;
    throw error;
  }
}

/** YouTube's pages also name a channel by its id. */
const isId = (key: string): boolean => /^UC[\w-]{22}$/.test(key);
