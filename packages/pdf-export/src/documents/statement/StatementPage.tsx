/** @jsxRuntime automatic */
import { translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import { PdfPage } from '../../blocks/PdfPage';
import { PdfText } from '../../blocks/PdfText';
import { Section } from '../../blocks/Section';
import { look } from '../../blocks/look';
import type { DocumentProps } from '../DocumentProps';
import { toText } from '../toText';
import { StatementLines } from './StatementLines';
import { StatementPayment } from './StatementPayment';
import type { StatementRecord } from './StatementRecord';
import { StatementSums } from './StatementSums';
import { statementStrings } from './statementStrings';
import { statementWriter } from './statementWriter';

/** A settlement statement on pages of the shape of A4: who, how the sum comes about, payment, every line, what happened. */
export function StatementPage({ item, locale, lookUp }: DocumentProps<StatementRecord>) {
  const t = translator(statementStrings, locale);
  const write = statementWriter(item, locale);
  return (
    <PdfPage
      size={[1200, 1697]}
      kind={`${t('statement')} · ${item.settleMonth}`}
      title={toText(item.beneficiaryName) || t('statement')}
      mark={toText(item.batchNo)}
      locale={locale}
    >
      <Section title={t('about')}>
        <Field label={t('dimension')} value={t(`dimension${item.settleDimension}` as 'dimension1')} />
        <Field label={t('beneficiary')} value={toText(item.beneficiaryName)} />
        <Field label={t('payee')} value={toText(item.payee)} />
        <Field label={t('month')} value={item.settleMonth} />
        <Field label={t('country')} value={lookUp('country', item.country) || item.country} />
        <Field label={t('currency')} value={item.currency} />
        <Field label={t('timeZone')} value={item.timeZone} />
        <Field label={t('cutoff')} value={write.time(item.cutoffTime)} />
      </Section>
      <Section title={t('sums')}>
        <StatementSums item={item} locale={locale} />
      </Section>
      <Section title={t('payment')}>
        <StatementPayment item={item} locale={locale} />
      </Section>
      <Section title={t('lines')}>
        <StatementLines item={item} locale={locale} />
      </Section>
      {item.history?.length ? (
        <Section title={t('history')}>
          {item.history.map(({ time, what, who }, index) => (
            <Field key={index} label={write.time(time)} value={[what, who].filter(Boolean).join(' · ')} />
          ))}
        </Section>
      ) : null}
      <PdfText size={look.small} color={look.second}>
        {t('dataTime', { time: write.time(item.dataTime), zone: item.timeZone })}
      </PdfText>
    </PdfPage>
  );
}
