/** @jsxRuntime automatic */
import { type Locale, translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Section } from '../../blocks/Section';
import { look } from '../../blocks/look';
import type { DocumentProps } from '../DocumentProps';
import { printMoney, printPercent } from '../printMoney';
import type { LookUp } from '../lookUp';
import { categoryNames } from '../merchant/ShopRecord';
import { ShopFields } from '../merchant/ShopFields';
import { strings } from '../strings';
import { toText } from '../toText';
import { webLink } from '../webLink';
import { hasShootingFee, type GoodsRecord, type WorkOrderRecord } from './WorkOrderRecord';

/** A work order on pages of 1200 × 1500. */
export function WorkOrderPage({ item, locale, lookUp }: DocumentProps<WorkOrderRecord>) {
  const t = translator(strings, locale);
  return (
    <PdfPage
      size={[1200, 1500]}
      kind={t('workOrder')}
      title={toText(item.workOrderName) || t('workOrder')}
      mark={toText(item.workOrderNo)}
      locale={locale}
    >
      <Section title={t('cooperation')}>
        <Field label={t('workOrderName')} value={toText(item.workOrderName)} />
        <Field label={t('workAttribute')} value={hasShootingFee(item) ? t('shootingFeeOrder') : t('commissionOrder')} />
        <Field label={t('upProportion')} value={printPercent(item.upProportion, locale)} />
        {hasShootingFee(item) ? (
          <Field label={t('upShotCost')} value={printMoney({ amount: item.upShotCost, country: item.country, locale })} />
        ) : null}
        <Field label={t('workDes')} value={toText(item.workDes)} long />
      </Section>
      <Section title={t('merchant')}>
        {item.shop ? (
          <ShopFields shop={item.shop} locale={locale} lookUp={lookUp} />
        ) : (
          <PdfText color={look.second}>{t('noMerchant')}</PdfText>
        )}
        {item.shop?.introduce ? <Field label={t('introduce')} value={toText(item.shop.introduce)} long /> : null}
      </Section>
      <Section title={t('product')}>
        {item.goodsInfo ? (
          <GoodsFields goods={item.goodsInfo} country={item.country} locale={locale} lookUp={lookUp} />
        ) : (
          <PdfText color={look.second}>{t('noProduct')}</PdfText>
        )}
      </Section>
    </PdfPage>
  );
}

function GoodsFields({ goods, country, locale, lookUp }: { goods: GoodsRecord; country: unknown; locale: Locale; lookUp: LookUp }) {
  const t = translator(strings, locale);
  const url = toText(goods.goodsUrl);
  return (
    <>
      <Field label={t('goodsName')} value={toText(goods.goodsName)} />
      <Field label={t('goodsCategory')} value={categoryNames({ category: goods.goodsCategory, locale, lookUp })} />
      <Field label={t('price')} value={printMoney({ amount: goods.price, country, locale })} />
      <Field label={t('goodsUrl')} value={url} link={webLink(url)} />
      <Field label={t('goodsIntroduce')} value={toText(goods.goodsIntroduce)} long />
    </>
  );
}
