import { type liveApi, type LiveRow, type Permission } from '@backlot/contract';
import { countries, type Format, missingText, type Translate } from '@backlot/i18n';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { presetsFor } from '../../../kit/list/presetsFor';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Word } from './strings';
import { localOf } from './zoneTime';

type Page = typeof liveApi.page;
type NameFor = (type: string, code: string | number) => string;

export const nameOfLive = ({ liveNo, up }: LiveRow) => `${liveNo}, ${up.name}`;

/** The first product, and how many there are besides. */
export const goodsText = ({ goods }: Pick<LiveRow, 'goods'>, t: Translate<Word>): string => {
  const [first, ...rest] = goods;
  if (!first) return missingText;
  return rest.length > 0 ? t('moreGoods', { name: first.name, count: rest.length }) : first.name;
};

interface Shown {
  nameFor: NameFor;
  mayRead: boolean;
}

export const liveColumns = (t: Translate<Word>, format: Format, { nameFor, mayRead }: Shown): ListColumn<Page>[] => [
  {
    field: 'liveNo',
    header: t('liveNo'),
    width: 178,
    isFixed: true,
    onCard: 'title',
    render: ({ id, liveNo, liveTitle }) => (
      <TwoLines second={liveNo}>
        {mayRead ? (
          <RecordLink path="/liveDetail" id={id}>
            {liveTitle}
          </RecordLink>
        ) : (
          liveTitle
        )}
      </TwoLines>
    ),
  },
  { field: 'liveStatus', header: t('status'), width: 145, render: ({ liveStatus }) => <StatusTag type="liveStatus" code={liveStatus} /> },
  {
    field: 'beginTime',
    header: t('when'),
    width: 160,
    isSortable: true,
    render: ({ beginTime, endTime, country }) => {
      const begin = localOf(beginTime, country);
      return (
        <TwoLines second={`${begin.slice(11)} – ${localOf(endTime, country).slice(11)} · ${nameFor('country', country)}`}>
          {begin.slice(0, 10)}
        </TwoLines>
      );
    },
  },
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 150,
    render: ({ up, upNumber }) => (
      <WithPicture kind="up" id={up.id} name={up.name}>
        <TwoLines second={`@${upNumber}`}>{up.name}</TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'goods',
    header: t('goods'),
    flex: 1,
    minWidth: 120,
    render: ({ goods: [first, ...rest] }) =>
      first ? <TwoLines second={rest.length > 0 && t('more', { count: rest.length })}>{first.name}</TwoLines> : missingText,
  },
  {
    field: 'viewers',
    header: t('viewers'),
    width: 110,
    align: 'right',
    isSortable: true,
    isHidden: true,
    render: ({ viewers }) => (viewers === null ? missingText : format.number(viewers)),
  },
  {
    field: 'orders',
    header: t('orders'),
    width: 100,
    align: 'right',
    isHidden: true,
    render: ({ orders }) => (orders === null ? missingText : format.number(orders)),
  },
  {
    field: 'gmv',
    header: t('gmv'),
    width: 108,
    align: 'right',
    isSortable: true,
    render: ({ gmv, currency, viewers }) =>
      gmv === null ? (
        missingText
      ) : (
        <TwoLines second={t('viewersOf', { count: format.number(viewers ?? 0) })}>
          <MoneyText amount={gmv} currency={currency} />
        </TwoLines>
      ),
  },
  {
    field: 'dataTime',
    header: t('dataTime'),
    isHidden: true,
  },
  { field: 'bd', header: t('bd'), width: 130, isHidden: true, render: ({ bd }) => bd.name },
  { field: 'reason', header: t('reason'), flex: 1, minWidth: 140, isHidden: true, render: ({ reason }) => reason ?? missingText },
  { field: 'createTime', header: t('createTime'), width: 130, isSortable: true, isHidden: true },
];

export const liveFilters = (t: Translate<Word>, nameFor: NameFor): ListFilter<Page>[] => [
  {
    kind: 'choice',
    field: 'liveStatus',
    label: t('status'),
    choices: [1, 2, 3, 4, 5, 6].map((state) => ({ value: String(state), label: nameFor('liveStatus', state) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'country',
    label: t('country'),
    choices: countries.map(({ code }) => ({ value: code, label: nameFor('country', code) })),
    isMultiple: true,
  },
  { kind: 'days', field: 'from', toField: 'to', label: t('days') },
  { kind: 'choice', field: 'waits', label: t('waits'), isMore: true, choices: [{ value: 'me', label: t('mine') }] },
];

export const livePresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<Page>(can, [
    { key: 'mine', label: t('mine'), filters: { waits: 'me' }, needs: ['live.add'] },
    { key: 'coming', label: t('coming'), filters: { liveStatus: '1' }, sortField: 'beginTime', sortOrder: 'ascend' },
    { key: 'onAir', label: t('onAir'), filters: { liveStatus: '2' } },
    { key: 'due', label: t('resultsDue'), filters: { liveStatus: '3' } },
    { key: 'reported', label: t('reported'), filters: { liveStatus: '4' } },
  ]);
