import { creatorWords } from '@backlot/contract/words/creators/creator';
import type { ImportSource } from '../../../base/imports';
import { audienceFields } from '../figures/audience';

/** Columns of a file of creators. */
export const upImportFields: ImportSource['fields'] = [
  { key: 'webId', header: creatorWords.webId, required: true, example: '10' },
  {
    key: 'platformId',
    header: creatorWords.platformId,
    required: true,
    example: '6800000000000000001',
  },
  { key: 'upNumber', header: creatorWords.upNumber, required: true, example: 'bea.reyes' },
  { key: 'nickname', header: creatorWords.nickname, required: true, example: 'Bea Reyes' },
  { key: 'country', header: creatorWords.country, required: true, example: 'PH' },
  { key: 'contacts', header: creatorWords.contacts, example: 'email: bea@mail.example' },
  { key: 'labelIds', header: creatorWords.labelIds, example: '' },
  { key: 'upTypeId', header: creatorWords.upTypeId, example: '1' },
  { key: 'platformType', header: creatorWords.platformType, example: '' },
  { key: 'productCategory', header: creatorWords.productCategory, example: '' },
  { key: 'authorCategory', header: creatorWords.authorCategory, example: '' },
  { key: 'homePageLink', header: creatorWords.homePageLink, example: 'https://www.tiktok.com/@bea.reyes' },
  { key: 'bio', header: creatorWords.bio, example: '' },
  { key: 'fansNum', header: creatorWords.fansNum, example: '15800' },
  { key: 'likesNum', header: creatorWords.likesNum, example: '220000' },
  { key: 'videosNum', header: creatorWords.videosNum, example: '120' },
  { key: 'worksNum', header: creatorWords.worksNum, example: '140' },
  { key: 'avgViews', header: creatorWords.avgViews, example: '9000' },
  { key: 'interactionRate', header: creatorWords.interactionRate, example: '5.23%' },
  ...audienceFields,
];

/** Columns of our own export that are worked out here, or are somebody's decision. */
export const upImportIgnored: ImportSource['ignored'] = [
  creatorWords.starLevel,
  creatorWords.sales30,
  creatorWords.sales30Currency,
  creatorWords.minPrice,
  creatorWords.owner,
  creatorWords.dataTime,
  creatorWords.createTime,
  creatorWords.createUser,
];
