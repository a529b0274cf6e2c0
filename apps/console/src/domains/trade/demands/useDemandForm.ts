import { demandApi, demandProblems, stopsDemand } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNotice } from '@backlot/ui-kit';
import { useMemo } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { demandForm } from './demandForm';
import { demandNote } from './demandNotes';
import { strings } from './strings';
import { termsOf } from './useDemandProblems';

/** The form that a demand form is written in; who may submit saves and submits in one go, once nothing stands against it. */
export function useDemandForm() {
  const t = useStrings(strings);
  const format = useFormat();
  const notify = useNotice();
  const maySubmit = useCan()('demand.submit');
  const { client } = useConsole();
  return useMemo(() => {
    const submit = async (id: string, name: string) => {
      try {
        await client.call(demandApi.submit, { id });
        notify.success(t('submitted', { name }));
      } catch (error) {
        notify.error(t('notSubmitted', { why: (error as Error).message }));
      }
    };
    const problemsOf = (values: Readonly<Record<string, unknown>>) =>
      demandProblems(termsOf(values))
        .filter(stopsDemand)
        .map((problem) => ({
          field: problem.field,
          message: demandNote(problem, { t, format, currency: '' }),
        }));
    return {
      ...demandForm(t),
      ...(maySubmit && { onward: { label: t('saveAndSubmit'), problemsOf, run: submit } }),
    };
  }, [client, format, maySubmit, notify, t]);
}
