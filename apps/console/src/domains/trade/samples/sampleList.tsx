import Box from '@mui/material/Box';
import type { Permission, sampleApi, SampleRow } from '@backlot/contract';
import { countries, type Format, missingText, type Translate } from '@backlot/i18n';
import { StatusChip } from '@backlot/ui-kit';
import { WithPicture } from '../../../kit/files/WithPicture';
import { DueDay } from '../../../kit/list/DueDay';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { presetsFor } from '../../../kit/list/presetsFor';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Word } from './strings';

type Page = typeof sampleApi.page;

export const nameOfSample = ({ sampleNo, up }: SampleRow) => `${sampleNo}, ${up.name}`;

interface Shown {
  mayRead: boolean;
  /** Merchants do not see the agency's people. */
  isAgency: boolean;
}

export const sampleColumns = (t: Translate<Word>, format: Format, { mayRead, isAgency }: Shown): ListColumn<Page>[] => [
  {
    field: 'sampleNo',
    header: t('sampleNo'),
    width: 170,
    isFixed: true,
    isSortable: true,
    onCard: 'title',
    render: ({ id, sampleNo, createTime }) => (
      <TwoLines second={format.day(createTime)}>
        {mayRead ? (
          <RecordLink path="/sampleDetail" id={id}>
            {sampleNo}
          </RecordLink>
        ) : (
          sampleNo
        )}
      </TwoLines>
    ),
  },
  {
    field: 'sampleStatus',
    header: t('status'),
    width: 160,
    render: ({ sampleStatus, late, needReturn }) => (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignContent: 'center', gap: 1, height: 1 }}>
        <StatusTag type="sampleStatus" code={sampleStatus} />
        {late && <StatusChip tone="warn">{t('late')}</StatusChip>}
        {needReturn && sampleStatus < 9 && <StatusChip tone="warn">{t('needReturn')}</StatusChip>}
      </Box>
    ),
  },
  {
    field: 'up',
    header: t('up'),
    flex: 1,
    minWidth: 140,
    render: ({ up, upNumber }) => (
      <WithPicture kind="up" id={up.id} name={up.name}>
        <TwoLines second={upNumber}>{up.name}</TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'goods',
    header: t('goods'),
    flex: 1.3,
    minWidth: 140,
    render: ({ goods, skuName, quantity }) => (
      <WithPicture kind="goods" id={goods.id} name={goods.name}>
        <TwoLines second={[t('pieces', { count: quantity }), skuName].filter(Boolean).join(' · ')}>{goods.name}</TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'tracking',
    header: t('tracking'),
    width: 130,
    render: ({ carrier, trackingNo }) => (trackingNo ? <TwoLines second={carrier}>{trackingNo}</TwoLines> : missingText),
  },
  {
    field: 'deadline',
    header: t('deadline'),
    width: 115,
    render: ({ deadline }) => (deadline ? <DueDay day={format.day(deadline)} isRunning /> : missingText),
  },
  {
    field: 'sampleValue',
    header: t('value'),
    width: 110,
    align: 'right',
    isHidden: true,
    render: ({ sampleValue, currency }) => <MoneyText amount={sampleValue} currency={currency} />,
  },
  { field: 'workOrder', header: t('order'), width: 150, isHidden: true, render: ({ workOrder }) => workOrder.name },
  ...(isAgency
    ? ([
        { field: 'shop', header: t('shop'), width: 140, render: ({ shop }) => shop.name },
        { field: 'bd', header: t('bd'), width: 120, isHidden: true, render: ({ bd }) => bd?.name ?? missingText },
      ] satisfies ListColumn<Page>[])
    : []),
  { field: 'reason', header: t('reason'), flex: 1, minWidth: 140, isHidden: true, render: ({ reason }) => reason ?? missingText },
  { field: 'createTime', header: t('createTime'), isSortable: true, isHidden: true, width: 130 },
];

export const sampleFilters = (t: Translate<Word>, nameFor: (type: string, code: string | number) => string): ListFilter<Page>[] => [
  {
    kind: 'choice',
    field: 'sampleStatus',
    label: t('status'),
    choices: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((state) => ({ value: String(state), label: nameFor('sampleStatus', state) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'country',
    label: t('country'),
    choices: countries.map(({ code }) => ({ value: code, label: nameFor('country', code) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'due',
    label: t('due'),
    choices: [
      { value: 'soon', label: t('soon') },
      { value: 'overdue', label: t('overdue') },
    ],
  },
  { kind: 'choice', field: 'waits', label: t('waits'), isMore: true, choices: [{ value: 'me', label: t('mine') }] },
];

export const samplePresets = (t: Translate<Word>, can: (permission: Permission) => boolean, isAgency: boolean) =>
  presetsFor<Page>(can, [
    ...(isAgency ? [] : [{ key: 'review', label: t('toReview'), filters: { sampleStatus: '1' } }]),
    ...(isAgency ? [] : [{ key: 'ship', label: t('toShip'), filters: { sampleStatus: '2' } }]),
    { key: 'mine', label: t('mine'), filters: { waits: 'me' }, needs: ['sample.deliver'] },
    { key: 'underway', label: t('underway'), filters: { sampleStatus: '3' } },
    { key: 'content', label: t('contentDue'), filters: { sampleStatus: ['4', '8'] } },
    { key: 'overdue', label: t('overdue'), filters: { due: 'overdue' } },
  ]);
