/** @jsxRuntime automatic */
import { translator } from '@backlot/i18n';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Section } from '../../blocks/Section';
import type { DocumentProps } from '../DocumentProps';
import { strings } from '../strings';
import { toText } from '../toText';
import { ShopFields } from './ShopFields';
import type { ShopRecord } from './ShopRecord';

/** A merchant on pages of 1200 × 800. */
export function MerchantPage({ item, locale, lookUp }: DocumentProps<ShopRecord>) {
  const t = translator(strings, locale);
  return (
    <PdfPage
      size={[1200, 800]}
      kind={t('merchant')}
      title={toText(item.shopName) || t('merchant')}
      mark={toText(item.shopCode)}
      locale={locale}
    >
      <Section title={t('contact')}>
        <ShopFields shop={item} locale={locale} lookUp={lookUp} />
      </Section>
      <Section title={t('introduce')}>
        <PdfText>{toText(item.introduce) || t('empty')}</PdfText>
      </Section>
    </PdfPage>
  );
}
