/** @jsxRuntime automatic */
import { type Locale, translator } from '@backlot/i18n';
import { Field } from '../../blocks/Field';
import { toText } from '../toText';
import type { StatementRecord } from './StatementRecord';
import { statementStrings } from './statementStrings';
import { statementWriter } from './statementWriter';

/** What its money has come to: the payment that it was paid by, if it was. */
export function StatementPayment({ item, locale }: { item: StatementRecord; locale: Locale }) {
  const t = translator(statementStrings, locale);
  const write = statementWriter(item, locale);
  const isReceived = item.settleDimension === 3 && item.payStatus === 2;
  return (
    <>
      <Field label={t('payState')} value={isReceived ? t('received') : t(`pay${item.payStatus}` as 'pay1')} />
      {item.payNo ? (
        <>
          <Field label={t('payNo')} value={item.payNo} />
          <Field label={t('method')} value={item.payMethod ? t(`method${item.payMethod}` as 'method1') : ''} />
          <Field label={t('payTime')} value={write.time(item.payTime)} />
          <Field label={t('providerNo')} value={item.providerNo ?? ''} />
          <Field label={t('voucher')} value={toText(item.voucher)} />
        </>
      ) : null}
    </>
  );
}
