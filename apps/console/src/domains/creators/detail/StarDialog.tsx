import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import type { Draft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { FormDay } from '../../../kit/form/FormDay';
import { FormRadios } from '../../../kit/form/FormRadios';
import { strings } from './strings';

const computed = 0;

/** The level of a creator: as computed, or by hand until a day. */
export function StarDialog({ up, draft, onClose }: { up: UpDetail; draft: Draft<Record<string, unknown>>; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const methods = useForm({ defaultValues: { level: up.starLevel ?? computed, until: '' } });
  useFormDraft(methods, draft);
  const level = useWatch({ control: methods.control, name: 'level' });
  const choices = [computed, 1, 2, 3, 4, 5].map((value) => ({
    value,
    label: value === computed ? t('starComputed') : t('star', { level: value }),
  }));
  const save = () => {
    const { level: chosen, until } = methods.getValues();
    const starManual = chosen === computed ? null : chosen;
    return client.call(upApi.setStar, { id: up.id, starManual, ...(starManual !== null && until && { until }) });
  };
  const close = () => {
    draft.forget();
    onClose();
  };
  return (
    <ActionDialog
      title={t('starTitle', { name: up.nickname })}
      sendLabel={t('save')}
      onSend={save}
      done={() => t('saved')}
      isChanged={methods.formState.isDirty}
      onClose={close}
    >
      <FormProvider {...methods}>
        <FormRadios name="level" label={t('level')} choices={choices} />
        {level !== computed && <FormDay name="until" label={t('until')} hint={t('untilHint')} />}
      </FormProvider>
    </ActionDialog>
  );
}
