import type { shops } from '../../../tables/merchants/merchant';
import { keepVideoResults } from '../../creators/channelVideo';
import { keepStatements, keepUnsettled } from '../../money/reconciliation';
import { addDays, countryOf, dayIn } from '../../system/country';
import { CollectError, type Unsettled, type Window } from '../connectors';
import { pages } from './pages';
import { keeping, none, type Running } from './running';

/** Days over which the sales of a video are added up; channels count until yesterday. */
const videoDays = 30;

interface Asked {
  shop: Pick<typeof shops.$inferSelect, 'id' | 'country'>;
  webId: number;
  window: Window;
}

/** What a channel reckons up for a shop: its statements, what none has yet, and what videos sold (domain/connectors 6.5). */
export async function collectFigures(running: Running, asked: Asked): Promise<void> {
  const { capabilities } = running.reached.connector;
  if (capabilities.includes('statements')) await ifAllowed(() => statementsOf(running, asked));
  if (capabilities.includes('unsettled')) await ifAllowed(() => unsettledOf(running, asked));
  if (capabilities.includes('videoResults')) await ifAllowed(() => videosOf(running, asked));
}

/** A shop whose consent leaves these out has its orders collected all the same. */
async function ifAllowed(collecting: () => Promise<void>): Promise<void> {
  try {
    await collecting();
  } catch (error) {
    if (!(error instanceof CollectError && error.failure === 'NotAllowed')) throw error;
  }
}

async function statementsOf(running: Running, { shop, webId, window }: Asked): Promise<void> {
  const of = { shopId: shop.id, country: shop.country, webId };
  await pages(running, {
    endpoint: 'statements',
    name: 'listStatements',
    of: window,
    keep: async ({ items, dataTime }) => {
      await keeping(running, (tx) => keepStatements(tx, { ...of, statements: items, dataTime }));
      return none;
    },
  });
}

/** All of it at once: what is not told any more has a statement by now. */
async function unsettledOf(running: Running, { shop, webId, window }: Asked): Promise<void> {
  const of = { shopId: shop.id, country: shop.country, webId };
  const waiting: Unsettled[] = [];
  let at = running.clock();
  await pages(running, {
    endpoint: 'unsettled',
    name: 'listUnsettled',
    of: window,
    keep: async ({ items, dataTime }) => {
      waiting.push(...items);
      at = dataTime;
      return none;
    },
  });
  await keeping(running, (tx) => keepUnsettled(tx, { ...of, unsettled: waiting, dataTime: at }));
}

async function videosOf(running: Running, { shop, webId }: Asked): Promise<void> {
  const to = addDays(dayIn(shop.country, running.clock()), -1);
  const from = addDays(to, 1 - videoDays);
  await pages(running, {
    endpoint: 'videoResults',
    name: 'listVideoResults',
    of: { from, to },
    keep: async ({ items, through, dataTime }) => {
      await keeping(running, (tx) =>
        keepVideoResults(tx, {
          shopId: shop.id,
          webId,
          currency: countryOf(shop.country).currency,
          from,
          to: through,
          results: items,
          dataTime,
        }),
      );
      return none;
    },
  });
}
