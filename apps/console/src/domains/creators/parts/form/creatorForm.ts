import type { ParsedInputOf, upApi, UpDetail, UpRow } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { ReactNode } from 'react';
import type { CrudForm } from '../../../../kit/edit/CrudForm';
import { lazyPart } from '../../../../kit/lazyPart';
import { type CreatorWord, creatorStrings } from '../strings';

type Vouched = ParsedInputOf<typeof upApi.add>['vouched'];

/** A creator as the form edits it; a row of a list lacks contacts and prices, so the form opens with the detail. */
export const draftOfCreator = ({
  webId,
  platformId,
  upNumber,
  nickname,
  upTypeId,
  country,
  platformType,
  productCategory,
  authorCategory,
  homePageLink,
  bio,
  contacts,
  prices,
  labels,
}: UpDetail) => ({
  webId,
  platformId,
  upNumber,
  nickname,
  upTypeId,
  country: country as string | undefined,
  platformType,
  productCategory,
  authorCategory,
  homePageLink,
  bio: bio ?? '',
  contacts,
  prices: prices.map(({ priceTitle, priceInfo, amount, currency, unit }) => ({
    priceTitle,
    priceInfo,
    amount: amount ?? '',
    currency: currency ?? '',
    unit: unit ?? '',
  })),
  labelIds: labels.map(({ id }) => id),
  testId: '',
  vouched: undefined as Vouched | undefined,
});

const CreatorFields = lazyPart<{ row: UpRow | undefined }>(() =>
  import('./CreatorFields').then(({ CreatorFields }) => CreatorFields as (props: { row: UpRow | undefined }) => ReactNode),
);

type CreatorDraft = Omit<ReturnType<typeof draftOfCreator>, 'webId'> & { webId: number | undefined };

/** The form of a creator; `upTypeId` is what a new one starts with. A new one needs the proof of a passed extraction test (spec section 5). */
export const creatorForm = (t: Translate<CreatorWord>, upTypeId: number): CrudForm<UpRow, CreatorDraft> => ({
  Fields: CreatorFields,
  needs: ['testId'],
  isWhole: true,
  width: 'large',
  defaults: {
    webId: undefined,
    platformId: '',
    upNumber: '',
    nickname: '',
    upTypeId,
    country: undefined,
    platformType: [],
    productCategory: [],
    authorCategory: [],
    homePageLink: '',
    bio: '',
    contacts: [{ contactType: 'phone', contactValue: '', isPrimary: true }],
    prices: [],
    labelIds: [],
    testId: '',
    vouched: undefined,
  },
  draftOf: (row) => draftOfCreator(row as UpDetail),
  labelOf: (field) => (Object.hasOwn(creatorStrings.messages.en, field) ? t(field as CreatorWord) : field),
  show: (field, value) => {
    if (field === 'contacts') return (value as UpDetail['contacts']).map(({ contactValue }) => contactValue).join(', ');
    if (field === 'prices') return (value as UpDetail['prices']).map(({ priceTitle }) => priceTitle).join(', ');
    return undefined;
  },
});
