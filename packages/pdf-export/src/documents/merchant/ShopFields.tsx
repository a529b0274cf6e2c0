/** @jsxRuntime automatic */
import { type Locale, translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import type { LookUp } from '../lookUp';
import { strings } from '../strings';
import { toText } from '../toText';
import { categoryNames, countryName, resolvedCategory, type ShopRecord } from './ShopRecord';

/** Every shop field of a PDF but the introduction. */
export function ShopFields({ shop, locale, lookUp }: { shop: ShopRecord; locale: Locale; lookUp: LookUp }) {
  const t = translator(strings, locale);
  const telephone = toText(shop.telephone);
  const mail = toText(shop.mailAddress);
  return (
    <>
      <Field label={t('shopName')} value={toText(shop.shopName)} />
      <Field label={t('shopCode')} value={toText(shop.shopCode)} />
      <Field label={t('country')} value={countryName(shop.country, lookUp)} />
      <Field label={t('telephone')} value={telephone} link={phoneLink(telephone)} />
      <Field label={t('mailAddress')} value={mail} link={mailLink(mail)} />
      <Field
        label={t('productCategory')}
        value={categoryNames({ category: shop.productCategory, named: resolvedCategory(shop, locale), locale, lookUp })}
      />
      <Field label={t('channelType')} value={t('shortVideo')} />
    </>
  );
}

const phoneLink = (telephone: string) => (/^\+?[\d\s()-]{5,32}$/.test(telephone) ? `tel:${telephone.replace(/[^\d+]/g, '')}` : undefined);

const mailLink = (mail: string) => (/^[^\s@<>?&]+@[^\s@<>?&]+$/.test(mail) ? `mailto:${mail}` : undefined);
