import * as z from 'zod';
import { crud } from '../core/crud';
import { endpoint } from '../core/endpoint';
import { historyRow } from '../core/history';
import { id, integer, listOf, noData, oneOf, optionalText, stateCode, text, whole, wholeNumber } from '../core/wire';
import { blackFanLife } from './blackFanLife';

const key = z.strictObject({ id: id() });

const act = (name: string, access: 'blackFan.release' | 'blackFan.edit', summary: string) =>
  endpoint({ method: 'POST', path: `/main/blackFan/${name}`, summary, access, input: key, output: noData() });

/** Commenters whose comments raise a warning (domain/model 2.3.10). */
export const blackFanApi = {
  ...crud({
    path: 'blackFan',
    permission: 'blackFan',
    noun: 'blacklist fan',
    row: {
      webId: integer(),
      fanPlatformId: z.string(),
      fanName: z.string().nullable(),
      /** 1 watch, 2 troublesome, 3 harmful. */
      level: integer(),
      reason: z.string(),
      fanStatus: integer(),
      hitCount: integer(),
      lastHitTime: z.string().nullable(),
      /** The comment that brought the fan here. */
      sourceCommentId: id().nullable(),
      createTime: z.string(),
    },
    draft: {
      webId: whole(1, 99),
      fanPlatformId: text(128),
      fanName: optionalText(200).optional(),
      level: whole(1, 3),
      reason: text(500),
    },
    filter: {
      searchValue: optionalText(200).optional(),
      webId: listOf(wholeNumber(1, 99), 20).optional(),
      level: listOf(oneOf([1, 2, 3]), 3).optional(),
      fanStatus: listOf(stateCode(blackFanLife), 2).optional(),
    },
    sort: ['createTime', 'hitCount', 'lastHitTime', 'fanName'],
  }),
  release: act('release', 'blackFan.release', 'Release a fan: comments raise no warning any more'),
  renew: act('renew', 'blackFan.edit', 'Put a released fan on the blacklist again'),
  history: endpoint({
    method: 'GET',
    path: '/main/blackFan/history',
    summary: 'What happened to a blacklist fan',
    access: 'blackFan.get',
    input: key,
    output: z.array(historyRow),
  }),
};
