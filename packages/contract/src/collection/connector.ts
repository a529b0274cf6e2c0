import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { historyRow } from '../core/history';
import { id, integer, listOf, noData, nothing, oneOf, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { connectorLife } from './connectorLife';

/** The ways to a channel that this server knows. */
export const connectorProviders = ['tiktokDisplay', 'tiktokShop', 'shopee', 'youtube', 'instagram', 'tiktokResearch'] as const;

/** What a connector can tell. */
export const connectorCapabilities = [
  'profile',
  'works',
  'workDetail',
  'comments',
  'replies',
  'audience',
  'orders',
  'refunds',
  'samples',
  'statements',
  'unsettled',
  'videoResults',
  'creatorSearch',
  'moderation',
] as const;

/** How a channel, or the way to it, said no. */
export const collectFailures = [
  'AuthExpired',
  'ConsentWithdrawn',
  'RateLimited',
  'QuotaExhausted',
  'NotFound',
  'NotAllowed',
  'BadRequest',
  'Upstream5xx',
  'Timeout',
  'ShapeChanged',
] as const;

const key = z.strictObject({ id: id() });
/** Whose consent it is about: a creator's or a merchant's, as the connector takes it. */
const holder = { upId: id().optional(), shopId: id().optional() };
const secret = () => text(500);

const connectorCrud = crud({
  path: 'connector',
  permission: 'connector',
  noun: 'connector',
  row: {
    name: z.string(),
    provider: z.enum(connectorProviders),
    webId: integer(),
    /** 1 official, 2 vendor, 3 file. */
    kind: integer(),
    capabilities: z.array(z.enum(connectorCapabilities)),
    connectorStatus: integer(),
    /** Not asked before this moment, by the wish of the channel. */
    pausedUntil: z.string().nullable(),
    pauseReason: z.string().nullable(),
    /** Units a day; null without a limit. */
    quotaDay: integer().nullable(),
    quotaUsed: integer(),
    /** When the day of the quota ends. */
    quotaResetTime: z.string().nullable(),
    /** Secrets are told once, to the server. */
    hasCredentials: z.boolean(),
    /** Who opens it by consent; null where a key of ours does. */
    consentFrom: z.enum(['creator', 'shop']).nullable(),
    /** Creators or merchants whose consent holds. */
    consentCount: integer(),
    /** When the first of the consents ends unless it is renewed. */
    consentEndTime: z.string().nullable(),
    /** Creators or merchants who must be asked for consent again. */
    refusedCount: integer(),
    /** The newest of them. */
    refused: z.array(
      z.object({
        /** Of the creator or the merchant. */
        id: z.string(),
        name: z.string(),
        /** Over or taken back, or it leaves out what was asked for. */
        failure: z.enum(['ConsentWithdrawn', 'NotAllowed']),
        time: z.string(),
      }),
    ),
    /** Jobs of the last 24 hours that ended well, and those that failed or timed out. */
    doneDay: integer(),
    failedDay: integer(),
    createTime: z.string(),
  },
  draft: {
    name: text(60),
    provider: z.enum(connectorProviders),
    quotaDay: whole(1).optional(),
    /** What is left out stays as it was. */
    credentials: z
      .strictObject({
        apiKey: secret().optional(),
        clientKey: secret().optional(),
        clientSecret: secret().optional(),
        /** Number of the app on the page where shops give consent, where it has one of its own. */
        serviceId: secret().optional(),
      })
      .optional(),
  },
  filter: {
    searchValue: optionalText(60).optional(),
    webId: listOf(wholeNumber(1, 99), 20).optional(),
    kind: listOf(oneOf([1, 2, 3]), 3).optional(),
    connectorStatus: listOf(stateCode(connectorLife), 3).optional(),
  },
  sort: ['createTime', 'name'],
});

const act = (name: string, access: 'connector.pause' | 'connector.enable' | 'connector.disable', summary: string) =>
  endpoint({ method: 'POST', path: `/main/connector/${name}`, summary, access, input: key, output: noData() });

export const connectorApi = {
  ...connectorCrud,
  pause: act('pause', 'connector.pause', 'Stop asking a channel until somebody resumes'),
  resume: act('resume', 'connector.pause', 'Ask a channel again'),
  enable: act('enable', 'connector.enable', 'Enable a connector'),
  disable: act('disable', 'connector.disable', 'Disable a connector'),
  providers: endpoint({
    method: 'GET',
    path: '/main/connector/providers',
    summary: 'The ways to channels that this server offers',
    access: 'connector.query',
    input: nothing(),
    output: z.array(z.enum(connectorProviders)),
  }),
  consentLink: endpoint({
    method: 'GET',
    path: '/main/connector/consentLink',
    summary: 'Address of the page where a creator or a merchant gives consent',
    access: 'connector.authorize',
    input: z.strictObject({ id: id(), ...holder }),
    output: z.object({ link: z.string() }),
  }),
  consents: endpoint({
    method: 'GET',
    path: '/main/connector/consents',
    summary: 'Connectors that need the consent of a creator or a merchant, and whether it holds',
    access: 'connector.authorize',
    input: z.strictObject(holder),
    output: z.array(
      z.object({
        /** Of the connector. */
        id: z.string(),
        name: z.string(),
        provider: z.enum(connectorProviders),
        webId: integer(),
        /** Never given; holds; holds and leaves out what was asked for; over or taken back. */
        state: z.enum(['none', 'holds', 'leavesOut', 'over']),
        /** When one that holds ends unless it is renewed. */
        endTime: z.string().nullable(),
      }),
    ),
  }),
  authorize: endpoint({
    method: 'POST',
    path: '/main/connector/authorize',
    summary: 'Keep the consent of a creator or a merchant, from the state and the code that the page of the channel led back with',
    access: 'connector.authorize',
    /** Where the page tells the number of the shop, it stands behind the code with a space between. */
    input: z.strictObject({ state: text(100), code: secret() }),
    /** Whose consent it is. */
    output: z.object({ upId: z.string().nullable(), shopId: z.string().nullable() }),
  }),
  test: endpoint({
    method: 'POST',
    path: '/main/connector/test',
    summary: 'Ask a channel once for little, to see whether it answers; nothing of the answer goes into the library',
    access: 'connector.pause',
    input: key,
    output: z.object({
      /** Who or what was asked for: `@handle`, or a merchant; null where nobody is there to ask for. */
      askedFor: z.string().nullable(),
      /** Null where the channel answered. */
      failure: z.enum([...collectFailures, 'NobodyToAsk']).nullable(),
      /** What the channel said with a refusal, as it said it. */
      errorText: z.string().nullable(),
      /** When it may be asked again, where it or our own limits of calls tell. */
      askAgainTime: z.string().nullable(),
      /** Milliseconds until the answer. */
      took: integer(),
    }),
  }),
  history: endpoint({
    method: 'GET',
    path: '/main/connector/history',
    summary: 'What happened to a connector',
    access: 'connector.get',
    input: key,
    output: z.array(historyRow),
  }),
};
