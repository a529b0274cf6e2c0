import { type demandApi, demandFormLife, is, type Permission } from '@backlot/contract';
import { countries, type Format, type Locale, missingText, nameOf, type Translate } from '@backlot/i18n';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { RowOf } from '../../../kit/list/CrudArea';
import { presetsFor } from '../../../kit/list/presetsFor';
import { DueDay } from '../../../kit/list/DueDay';
import { percentInColumn } from '../../../kit/list/percentInColumn';
import { TwoLines } from '../../../kit/list/TwoLines';
import { MoneyText } from '../../../kit/money/MoneyText';
import { RecordLink } from '../../../kit/record/RecordLink';
import { CountryName } from '../../../kit/CountryName';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Word } from './strings';
import type { ListColumn, ListFilter } from '../../../kit/list/ListShape';
import { noWanted, typedWanted, type WantedTyped } from '../parts/wanted/wantedDraft';

export type Demand = RowOf<typeof demandApi>;

/** Columns of the demand forms; the name leads to the detail. */
export const demandColumns = (t: Translate<Word>, format: Format): ListColumn<typeof demandApi.page>[] => [
  {
    field: 'demandName',
    header: t('demandName'),
    flex: 1.4,
    minWidth: 220,
    isFixed: true,
    onCard: 'title',
    render: ({ id, demandName, demandNo, goods }) => (
      <WithPicture kind="goods" id={goods.id} name={goods.name}>
        <TwoLines second={demandNo}>
          <RecordLink path="/shopXuQiuDanDetail" id={id}>
            {demandName}
          </RecordLink>
        </TwoLines>
      </WithPicture>
    ),
  },
  {
    field: 'demandStatus',
    header: t('demandStatus'),
    width: 150,
    render: ({ demandStatus }) => <StatusTag type="demandStatus" code={demandStatus} />,
  },
  { field: 'country', header: t('country'), width: 106, render: ({ country }) => <CountryName code={country} /> },
  { field: 'shop', header: t('shopId'), flex: 1, minWidth: 120, render: ({ shop }) => shop.name },
  { field: 'goods', header: t('goodsId'), flex: 1, minWidth: 120, isHidden: true, render: ({ goods }) => goods.name },
  { field: 'requireUpNum', header: t('requireUpNum'), width: 130, align: 'right', isSortable: true },
  {
    field: 'offer',
    header: t('offer'),
    width: 120,
    align: 'right',
    render: ({ workAttribute, upShotCost, upProportion, currency }) =>
      workAttribute === 1 ? <MoneyText amount={upShotCost} currency={currency} /> : percentInColumn(format, upProportion),
  },
  {
    field: 'budget',
    header: t('budget'),
    width: 150,
    align: 'right',
    isHidden: true,
    render: ({ budget, currency }) => <MoneyText amount={budget} currency={currency} />,
  },
  {
    field: 'expectEnd',
    header: t('expectEnd'),
    width: 140,
    isSortable: true,
    render: ({ expectEnd, country, demandStatus }) =>
      expectEnd === null ? (
        missingText
      ) : (
        <DueDay day={expectEnd} country={country} isRunning={is(demandFormLife, { demandStatus }, 'submitted', 'inProgress')} />
      ),
  },
  { field: 'workOrder', header: t('workOrder'), width: 170, isHidden: true, render: ({ workOrder }) => workOrder?.name ?? missingText },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
    onCard: 'none',
  },
];

export const demandFilters = (
  t: Translate<Word>,
  locale: Locale,
  stateName: (state: number) => string,
): ListFilter<typeof demandApi.page>[] => [
  {
    kind: 'choice',
    field: 'demandStatus',
    label: t('demandStatus'),
    choices: [0, 1, 2, 3].map((state) => ({ value: String(state), label: stateName(state) })),
    isMultiple: true,
  },
  {
    kind: 'choice',
    field: 'country',
    label: t('country'),
    choices: countries.map((country) => ({ value: country.code, label: nameOf(country, locale) })),
    isMultiple: true,
  },
  { kind: 'choice', field: 'outcome', label: t('outcome'), isMore: true, choices: [{ value: 'noOrder', label: t('noOrder') }] },
];

/** What waits stands by the day until which it is wanted. */
const soonest = { sortField: 'expectEnd', sortOrder: 'ascend' } as const;

/** Merchants write and wait; the agency makes orders. */
export const demandPresets = (t: Translate<Word>, can: (permission: Permission) => boolean) =>
  presetsFor<typeof demandApi.page>(can, [
    { key: 'drafts', label: t('drafts'), filters: { demandStatus: '0' }, needs: ['demand.submit'] },
    { key: 'convert', label: t('toConvert'), filters: { demandStatus: '1' }, ...soonest, needs: ['demand.convert'] },
    ...(can('demand.convert') ? [] : [{ key: 'waiting', label: t('waiting'), filters: { demandStatus: '1' }, ...soonest }]),
    { key: 'noOrder', label: t('noOrder'), filters: { outcome: 'noOrder' } },
  ]);

/** A creator wished for, as the form holds it. */
export interface WishedUp {
  upId: string;
  wantLevel: number;
  remark?: string | undefined;
}

/** What the form holds; numbers and money as they are typed. */
export interface DemandDraft extends WantedTyped {
  demandName: string;
  shopId: string;
  goodsId: string;
  budget: string;
  requireUpNum: number | undefined;
  wholeProportion: string;
  upProportion: string;
  workAttribute: number;
  upShotCost: string;
  workDes: string;
  expectBegin: string;
  expectEnd: string;
  provideSample: boolean;
  sampleNum: number | undefined;
  ups?: WishedUp[];
}

export const newDemand: DemandDraft = {
  demandName: '',
  shopId: '',
  goodsId: '',
  budget: '',
  requireUpNum: 5,
  wholeProportion: '',
  upProportion: '',
  workAttribute: 1,
  upShotCost: '',
  workDes: '',
  ...noWanted,
  expectBegin: '',
  expectEnd: '',
  provideSample: false,
  sampleNum: undefined,
  ups: [],
};

/** A form as it is edited; its wished creators are read by a call of their own. */
export const draftOfDemand = (row: Demand): DemandDraft => ({
  demandName: row.demandName,
  shopId: row.shop.id,
  goodsId: row.goods.id,
  budget: row.budget ?? '',
  requireUpNum: row.requireUpNum,
  wholeProportion: row.wholeProportion ?? '',
  upProportion: row.upProportion ?? '',
  workAttribute: row.workAttribute,
  upShotCost: row.upShotCost ?? '',
  workDes: row.workDes ?? '',
  ...typedWanted(row),
  expectBegin: row.expectBegin ?? '',
  expectEnd: row.expectEnd ?? '',
  provideSample: row.provideSample,
  sampleNum: row.sampleNum ?? undefined,
});
