/** @jsxRuntime automatic */
import { formatDateTime, translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import { look } from '../../blocks/look';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Section } from '../../blocks/Section';
import type { DocumentProps } from '../DocumentProps';
import { toText } from '../toText';
import type { SlipRecord } from './SlipRecord';
import { slipStrings } from './slipStrings';

/** A packing slip on a page of the shape of A4: where the parcel goes, what is in it, who sends it. */
export function SlipPage({ item, locale, lookUp }: DocumentProps<SlipRecord>) {
  const t = translator(slipStrings, locale);
  const variant = toText(item.skuName) || toText(item.specification);
  return (
    <PdfPage
      size={[1200, 1697]}
      kind={t('slip')}
      title={toText(item.receiverName) || t('slip')}
      mark={toText(item.sampleNo)}
      locale={locale}
    >
      <Section title={t('to')}>
        <Field label={t('receiver')} value={toText(item.receiverName)} />
        <Field label={t('phone')} value={toText(item.receiverPhone)} />
        <Field label={t('address')} value={item.addressLines.map(toText).filter(Boolean).join('\n')} />
        <Field label={t('country')} value={lookUp('country', item.country) || item.country} />
      </Section>
      <Section title={t('parcel')}>
        <Field label={t('goods')} value={toText(item.goodsName)} />
        <Field label={t('goodsNo')} value={toText(item.goodsNo)} />
        {variant ? <Field label={t('sku')} value={variant} /> : null}
        <Field label={t('quantity')} value={String(item.quantity)} />
        {item.trackingNo ? (
          <>
            <Field label={t('carrier')} value={toText(item.carrier)} />
            <Field label={t('trackingNo')} value={toText(item.trackingNo)} />
          </>
        ) : null}
      </Section>
      <Section title={t('from')}>
        <Field label={t('shop')} value={toText(item.shopName)} />
        <Field label={t('order')} value={toText(item.workOrderNo)} />
        <Field label={t('up')} value={[item.upName, item.upNumber].map(toText).filter(Boolean).join(' · ')} />
      </Section>
      <PdfText color={look.ink}>{t(item.needReturn ? 'sendBack' : 'keep')}</PdfText>
      <PdfText size={look.small} color={look.second}>
        {t('dataTime', { time: formatDateTime(item.dataTime, item.timeZone), zone: item.timeZone })}
      </PdfText>
    </PdfPage>
  );
}
