import { creatorWords } from '@backlot/contract/words/creators/creator';
import type { UpRow } from '@backlot/contract';
import { type Column, decimal } from '../../../base/download';

type Row = UpRow & { contact: string | null };

const percent = (ratio: number | null): string | null => (ratio === null ? null : `${(ratio * 100).toFixed(2)}%`);

/** What an export of creators shows. */
export const upColumns: readonly Column<Row>[] = [
  { header: creatorWords.platformId, value: (row) => row.platformId },
  { field: 'nickname', header: creatorWords.upNumber, value: (row) => row.upNumber },
  { field: 'nickname', header: creatorWords.nickname, value: (row) => row.nickname },
  { field: 'webId', header: creatorWords.webId, value: (row, _, wordOf) => wordOf('webId', row.webId) },
  { field: 'upTypeId', header: creatorWords.upTypeId, value: (row, _, wordOf) => wordOf('upType', row.upTypeId) },
  {
    field: 'country',
    header: creatorWords.country,
    value: (row, _, wordOf) => wordOf('country', row.country),
  },
  {
    field: 'platformType',
    header: creatorWords.platformType,
    value: (row, _, wordOf) => row.platformType.map((code) => wordOf('platformType', code)).join(', '),
  },
  {
    field: 'productCategory',
    header: creatorWords.productCategory,
    value: (row, _, wordOf) => row.productCategory.map((code) => wordOf('productCategory', code)).join(', '),
  },
  {
    field: 'authorCategory',
    header: creatorWords.authorCategory,
    value: (row, _, wordOf) => row.authorCategory.map((code) => wordOf('authorCategory', code)).join(', '),
  },
  { field: 'starLevel', header: creatorWords.starLevel, value: (row) => row.starLevel },
  { field: 'fansNum', header: creatorWords.fansNum, value: (row) => row.fansNum },
  { field: 'likesNum', header: creatorWords.likesNum, value: (row) => row.likesNum },
  { field: 'videosNum', header: creatorWords.videosNum, value: (row) => row.videosNum },
  { field: 'worksNum', header: creatorWords.worksNum, value: (row) => row.worksNum },
  {
    field: 'interactionRate',
    header: creatorWords.interactionRate,
    value: (row) => percent(row.interactionRate),
  },
  { field: 'avgViews', header: creatorWords.avgViews, value: (row) => row.avgViews },
  {
    field: 'sales30',
    header: creatorWords.sales30,
    value: (row) => decimal(row.sales30),
  },
  { field: 'sales30', header: creatorWords.sales30Currency, value: (row) => row.sales30Currency },
  {
    field: 'femaleRatio',
    header: creatorWords.femaleRatio,
    value: (row) => percent(row.femaleRatio),
  },
  {
    field: 'minPrice',
    isInside: true,
    header: creatorWords.minPrice,
    value: (row) => decimal(row.minPrice),
  },
  {
    field: 'labels',
    isInside: true,
    header: creatorWords.labels,
    value: (row) => row.labels.map(({ name }) => name).join(', '),
  },
  {
    field: 'owner',
    isInside: true,
    header: creatorWords.owner,
    value: (row) => row.owner?.name ?? null,
  },
  { isInside: true, header: creatorWords.contacts, value: (row) => row.contact },
  { header: creatorWords.homePageLink, value: (row) => row.homePageLink },
  { field: 'dataTime', header: creatorWords.dataTime, value: (row) => row.dataTime },
  { field: 'createTime', header: creatorWords.createTime, value: (row) => row.createTime },
  {
    field: 'createUser',
    isInside: true,
    header: creatorWords.createUser,
    value: (row) => row.createUser?.name ?? null,
  },
];
