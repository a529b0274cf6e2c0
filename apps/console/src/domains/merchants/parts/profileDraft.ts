import type { OutputOf, shopApi } from '@backlot/contract';

/** A merchant's profile as a form edits it. */
export const profileDraft = ({
  shopName,
  country,
  telephone,
  mailAddress,
  productCategory,
  introduce,
  contactName,
}: Pick<
  OutputOf<typeof shopApi.detail>,
  'shopName' | 'country' | 'telephone' | 'mailAddress' | 'productCategory' | 'introduce' | 'contactName'
>) => ({
  shopName,
  country: country as string | undefined,
  telephone,
  mailAddress,
  productCategory,
  introduce: introduce ?? '',
  contactName: contactName ?? '',
});

/** What a new merchant starts with. */
export const emptyProfile: ReturnType<typeof profileDraft> = {
  shopName: '',
  country: undefined,
  telephone: '',
  mailAddress: '',
  productCategory: [],
  introduce: '',
  contactName: '',
};
