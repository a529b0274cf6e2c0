import type { LiveRow } from '@backlot/contract';
import type { Currency } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { FormProvider, useForm } from 'react-hook-form';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { FormMoney } from '../../../kit/form/FormMoney';
import { FormNumber } from '../../../kit/form/FormNumber';
import { schemaResolver, withoutEmpty } from '../../../kit/form/submit/schemaResolver';
import { type InputOf, liveApi } from '../../../kit/form/submit/wholeContract';
import { problemStrings } from '../../../kit/form/strings';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

type Results = Partial<InputOf<typeof liveApi.report>>;

/** What came of a live: viewers, orders and sales, as its channel shows them. */
export function ReportDialog({ row, onClose }: { row: LiveRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const { client } = useConsole();
  const { id, viewers, peakViewers, orders, gmv } = row;
  const methods = useForm<Results>({
    defaultValues: { id, ...withoutEmpty({ viewers, peakViewers, orders, gmv }) },
    resolver: schemaResolver<Results>(liveApi.report.input, problems),
  });
  return (
    <ActionDialog
      title={t('reportTitle', { name: row.up.name })}
      sendLabel={t('save')}
      isChanged={methods.formState.isDirty}
      mayHappen={() => methods.trigger(undefined, { shouldFocus: true })}
      onSend={() => client.call(liveApi.report, withoutEmpty(methods.getValues()) as InputOf<typeof liveApi.report>)}
      done={() => t('reported2')}
      onClose={onClose}
    >
      <FormProvider {...methods}>
        <span>{t('reportHint')}</span>
        <FormNumber name="viewers" label={t('viewers')} isRequired />
        <FormNumber name="peakViewers" label={t('peakViewers')} />
        <FormNumber name="orders" label={t('orders')} isRequired />
        <FormMoney name="gmv" label={t('gmv')} currency={row.currency as Currency} isRequired />
      </FormProvider>
    </ActionDialog>
  );
}
