import type { upApi, UpRow } from '@backlot/contract';
import { DictTag } from '@backlot/dictionary/react';
import { countryOf, type Format, missingText, type Translate } from '@backlot/i18n';
import { CreatorName } from '../../parts/CreatorName';
import { LabelChips } from '../../parts/LabelChips';
import { Stars } from '../../parts/Stars';
import { MoneyText } from '../../../../kit/money/MoneyText';
import { Person } from '../../../../kit/people/Person';
import { CountryName } from '../../../../kit/CountryName';
import type { Word } from '../strings';
import type { ListColumn } from '../../../../kit/list/ListShape';

interface UpColumns {
  t: Translate<Word>;
  format: Format;
  /** Path of the detail page. */
  path: string;
  /** The public pool has no owners. */
  hasOwner: boolean;
}

/** Columns of a creator list. Unknown figures are dashes, never 0. */
export const upColumns = ({ t, format, path, hasOwner }: UpColumns): ListColumn<typeof upApi.pool>[] => [
  {
    field: 'nickname',
    header: t('creator'),
    flex: 1,
    minWidth: 190,
    isSortable: true,
    isFixed: true,
    onCard: 'title',
    render: (up) => <CreatorName up={up} path={path} />,
  },
  { field: 'country', header: t('country'), width: 106, render: ({ country }) => <CountryName code={country} /> },
  { field: 'webId', header: t('webId'), width: 150, isHidden: true, render: ({ webId }) => <DictTag type="webId" code={webId} /> },
  {
    field: 'upTypeId',
    header: t('upTypeId'),
    width: 130,
    isHidden: true,
    render: ({ upTypeId }) => <DictTag type="upType" code={upTypeId} />,
  },
  { field: 'fansNum', header: t('fansNum'), width: 96, align: 'right', isSortable: true, render: ({ fansNum }) => format.count(fansNum) },
  {
    field: 'interactionRate',
    header: t('interactionRate'),
    width: 100,
    align: 'right',
    isSortable: true,
    render: ({ interactionRate }) => format.ratioInColumn(interactionRate),
  },
  {
    field: 'avgViews',
    header: t('avgViews'),
    width: 96,
    align: 'right',
    isSortable: true,
    render: ({ avgViews }) => format.count(avgViews),
  },
  {
    field: 'sales30',
    header: t('sales30'),
    width: 136,
    align: 'right',
    isSortable: true,
    render: ({ sales30, sales30Currency }) => <MoneyText amount={sales30} currency={sales30Currency} />,
  },
  {
    field: 'minPrice',
    header: t('minPrice'),
    width: 130,
    align: 'right',
    isHidden: true,
    render: ({ minPrice, country }) => <MoneyText amount={minPrice} currency={countryOf(country)?.currency} />,
  },
  { field: 'starLevel', header: t('starLevel'), width: 98, isSortable: true, render: ({ starLevel }) => <Stars level={starLevel} /> },
  ...(hasOwner
    ? [
        {
          field: 'owner',
          header: t('owner'),
          width: 150,
          render: ({ owner }: UpRow) => (owner ? <Person name={owner.name} /> : t('nobody')),
        },
      ]
    : []),
  {
    field: 'labels',
    header: t('labels'),
    flex: 1,
    minWidth: 210,
    isHidden: hasOwner,
    render: ({ labels }) => <LabelChips labels={labels} most={2} />,
  },
  {
    field: 'likesNum',
    header: t('likesNum'),
    width: 108,
    align: 'right',
    isHidden: true,
    render: ({ likesNum }) => format.count(likesNum),
  },
  {
    field: 'videosNum',
    header: t('videosNum'),
    width: 96,
    align: 'right',
    isHidden: true,
    render: ({ videosNum }) => format.count(videosNum),
  },
  { field: 'worksNum', header: t('worksNum'), width: 96, align: 'right', isHidden: true, render: ({ worksNum }) => format.count(worksNum) },
  {
    field: 'femaleRatio',
    header: t('femaleRatio'),
    width: 130,
    align: 'right',
    isHidden: true,
    render: ({ femaleRatio }) => format.ratioInColumn(femaleRatio),
  },
  {
    field: 'platformType',
    header: t('platformType'),
    width: 150,
    isHidden: true,
    render: ({ platformType }) => <Codes type="platformType" codes={platformType.map(String)} />,
  },
  {
    field: 'productCategory',
    header: t('productCategory'),
    width: 190,
    isHidden: true,
    render: ({ productCategory }) => <Codes type="productCategory" codes={productCategory} />,
  },
  {
    field: 'authorCategory',
    header: t('authorCategory'),
    width: 190,
    isHidden: true,
    render: ({ authorCategory }) => <Codes type="authorCategory" codes={authorCategory} />,
  },
  {
    field: 'dataTime',
    header: t('dataTime'),
    isHidden: true,
  },
  {
    field: 'createTime',
    header: t('createTime'),
    isSortable: true,
    isHidden: true,
  },
  {
    field: 'createUser',
    header: t('createUser'),
    width: 150,
    isHidden: true,
    render: ({ createUser }) => <Person name={createUser?.name} />,
  },
];

function Codes({ type, codes }: { type: string; codes: readonly string[] }) {
  if (codes.length === 0) return missingText;
  return codes.map((code, at) => (
    <span key={code}>
      {at > 0 && ', '}
      <DictTag type={type} code={code} />
    </span>
  ));
}
