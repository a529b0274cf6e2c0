import type { connectorApi, InputOf, OutputOf } from '@backlot/contract';
import { connectorLife } from '@backlot/contract';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { notInState } from '../../../db/inState';
import { presentTime } from '../../../db/presentTime';
import type { Services } from '../../../services';
import { connectorConsents, connectors } from '../../../tables/collection/connector';
import type { Viewer } from '../../base/sight';
import { listedConnectors } from './flags';
import { ownCreator, ownMerchant } from './holders';

type Consents = OutputOf<typeof connectorApi.consents>;
type Asked = InputOf<typeof connectorApi.consents>;

/** Connectors that need the consent of a creator, or of a merchant, and whether it holds; of one whom the person may ask for it. */
export async function consentsOf(
  { database: { db }, config }: Pick<Services, 'database' | 'config'>,
  { upId = '0', shopId }: Asked,
  viewer: Viewer,
): Promise<Consents> {
  const webId = shopId === undefined ? (await ownCreator(db, upId, viewer)).webId : undefined;
  if (shopId !== undefined) await ownMerchant(db, shopId, viewer);
  const from = shopId === undefined ? 'creator' : 'shop';
  const providers = listedConnectors(config).flatMap(({ provider, consent }) => (consent?.from === from ? provider : []));
  const { refreshUntil, withdrawTime, refusal } = connectorConsents;
  const rows = await db
    .select({
      id: connectors.id,
      name: connectors.name,
      provider: connectors.provider,
      webId: connectors.webId,
      consent: { refreshUntil, withdrawTime, refusal },
    })
    .from(connectors)
    .leftJoin(connectorConsents, and(eq(connectorConsents.connectorId, connectors.id), eq(connectorConsents.holderId, shopId ?? upId)))
    .where(
      and(
        inArray(connectors.provider, providers),
        webId === undefined ? undefined : eq(connectors.webId, webId),
        ne(connectors.status, 2),
        notInState(connectorLife, connectors, 'disabled'),
      ),
    )
    .orderBy(asc(connectors.name), asc(connectors.id));
  const now = new Date();
  return rows.map(({ consent, provider, ...row }) => {
    const state = stateOf(consent, now);
    const holds = state === 'holds' || state === 'leavesOut';
    return {
      ...row,
      provider: provider as Consents[number]['provider'],
      state,
      endTime: consent && holds ? presentTime(consent.refreshUntil) : null,
    };
  });
}

type Consent = Pick<typeof connectorConsents.$inferSelect, 'refreshUntil' | 'withdrawTime' | 'refusal'>;

function stateOf(consent: Consent | null, now: Date): Consents[number]['state'] {
  if (!consent) return 'none';
  if (consent.withdrawTime || consent.refreshUntil <= now) return 'over';
  return consent.refusal ? 'leavesOut' : 'holds';
}
