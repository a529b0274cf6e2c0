import type { Connector, Paging, Told } from '../connectors/connector';
import { refOf } from '../connectors/connector';
import { ever, type Whole, worksOf } from './channelGuests';

type Capability = Connector['capabilities'][number];

interface Guest {
  connector: Connector;
  channel: Whole;
  /** Who is asked for. */
  person: string;
}

type Asking = (channel: Whole, paging: Paging) => Promise<Told<unknown>>;

/** How the acceptance suite reads something through a connector. */
export interface Reader {
  method: keyof Whole;
  /** What tells two of its items apart. */
  key: string;
  /** Items of a page, few enough for a second one; absent where all is told at once. */
  size?: number;
  /** Whether there was nothing of it before the world began. */
  beginsEmpty?: boolean;
  /** Finds out what to ask for, and answers how it is asked. */
  prepare: (guest: Guest) => Promise<Asking> | Asking;
}

const days = { from: '2026-10-21', to: '2026-11-19' };

const profileOf = async ({ connector, channel, person }: Guest) => {
  const [profile] = (await channel.fetchProfile(`@${person}`)).items;
  return refOf(connector, profile ?? { platformId: '', handle: person });
};
const mostTalkedOf = async (guest: Guest) => {
  const works = await worksOf(guest.channel, await profileOf(guest), 50);
  return works.toSorted((a, b) => (b.comments ?? 0) - (a.comments ?? 0)).map(({ platformWorkId }) => platformWorkId);
};

/** What is read of every capability; a connector that has it offers one of the calls at least. */
export const readers: Record<Capability, readonly Reader[]> = {
  profile: [
    {
      method: 'fetchProfile',
      key: 'platformId',
      prepare:
        ({ person }) =>
        (channel) =>
          channel.fetchProfile(`@${person}`),
    },
  ],
  works: [
    {
      method: 'listWorks',
      key: 'platformWorkId',
      size: 7,
      beginsEmpty: true,
      prepare: async (guest) => {
        const ref = await profileOf(guest);
        return (channel, paging) => channel.listWorks(ref, paging);
      },
    },
  ],
  workDetail: [
    {
      method: 'getWorks',
      key: 'platformWorkId',
      prepare: async (guest) => {
        const ids = (await mostTalkedOf(guest)).slice(0, 5);
        return (channel) => channel.getWorks(ids);
      },
    },
  ],
  comments: [
    {
      method: 'listComments',
      key: 'platformCommentId',
      size: 3,
      prepare: async (guest) => {
        const [id = ''] = await mostTalkedOf(guest);
        return (channel, paging) => channel.listComments(id, paging);
      },
    },
  ],
  audience: [
    {
      method: 'fetchAudience',
      key: 'female',
      prepare:
        ({ person }) =>
        (channel) =>
          channel.fetchAudience(`@${person}`),
    },
  ],
  orders: [
    {
      method: 'listOrders',
      key: 'orderNo',
      size: 30,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listOrders(ever(), paging),
    },
    {
      method: 'listShopOrders',
      key: 'orderNo',
      size: 30,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listShopOrders(ever(), paging),
    },
    {
      method: 'listPartnerOrders',
      key: 'orderNo',
      size: 30,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listPartnerOrders(ever(), paging),
    },
  ],
  // Some channels tell them with the orders.
  refunds: [
    {
      method: 'listReturns',
      key: 'refundNo',
      size: 3,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listReturns(ever(), paging),
    },
    {
      method: 'listOrders',
      key: 'orderNo',
      size: 30,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listOrders(ever(), paging),
    },
  ],
  samples: [
    { method: 'listSamples', key: 'platformSampleId', size: 3, prepare: () => (channel, paging) => channel.listSamples(paging) },
    {
      method: 'listSampleContents',
      key: 'contentId',
      size: 3,
      prepare: async (guest) => {
        const [sample] = (await guest.channel.listSamples({ cursor: null, limit: 1 })).items;
        const of = { platformSampleId: sample?.platformSampleId ?? '', format: 'LIVE' as const };
        return (channel, paging) => channel.listSampleContents(of, paging);
      },
    },
  ],
  statements: [
    {
      method: 'listStatements',
      key: 'statementId',
      size: 1,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listStatements(ever(), paging),
    },
  ],
  unsettled: [
    {
      method: 'listUnsettled',
      key: 'id',
      size: 3,
      beginsEmpty: true,
      prepare: () => (channel, paging) => channel.listUnsettled(ever(), paging),
    },
  ],
  videoResults: [
    {
      method: 'listVideoResults',
      key: 'platformWorkId',
      size: 12,
      prepare: () => (channel, paging) => channel.listVideoResults(days, paging),
    },
  ],
  creatorSearch: [
    {
      method: 'searchCreators',
      key: 'platformId',
      prepare:
        () =>
        (channel, { cursor }) =>
          channel.searchCreators({ followersFrom: 1 }, { cursor, limit: 12 }),
    },
    {
      method: 'getCreators',
      key: 'platformId',
      prepare:
        ({ person }) =>
        (channel) =>
          channel.getCreators([person]),
    },
    {
      method: 'listCreatorResults',
      key: 'platformId',
      size: 1,
      prepare: () => (channel, paging) => channel.listCreatorResults('Month', paging),
    },
  ],
};

/** What is read through a connector: that of its capabilities that it has a call for. */
export function readersOf(connector: Connector, capability: Capability): readonly Reader[] {
  const channel = connector.open({ origin: '', credential: '', clock: () => new Date(0) });
  return readers[capability].filter(({ method }) => channel[method] !== undefined);
}
