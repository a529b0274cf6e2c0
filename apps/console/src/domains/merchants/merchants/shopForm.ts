import type { OutputOf, shopApi } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { lazyPart } from '../../../kit/lazyPart';
import { emptyProfile, profileDraft } from '../parts/profileDraft';
import { type ShopWord, shopStrings } from '../parts/strings';

const ProfileFields = lazyPart(async () => (await import('../parts/ProfileFields')).ProfileFields);

export type Shop = OutputOf<typeof shopApi.detail>;

/** The form of a merchant. */
export const shopForm = (t: Translate<ShopWord>): CrudForm<Shop, typeof emptyProfile> => ({
  Fields: ProfileFields,
  defaults: emptyProfile,
  draftOf: profileDraft,
  labelOf: (field) => (Object.hasOwn(shopStrings.messages.en, field) ? t(field as ShopWord) : field),
});
