import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { upApi, type UpDetail } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useConsole } from '../../shared/console/ConsoleContext';
import { FormRadios } from '../../shared/form/FormRadios';
import { FormText } from '../../shared/form/FormText';
import { useAct } from '../../shared/record/useAct';
import { strings } from './strings';

const computed = 0;

/** The level of a creator: as computed, or by hand until a day. */
export function StarDialog({ up, onClose }: { up: UpDetail; onClose: () => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const methods = useForm({ defaultValues: { level: up.starLevel ?? computed, until: '' } });
  const level = useWatch({ control: methods.control, name: 'level' });
  const choices = [computed, 1, 2, 3, 4, 5].map((value) => ({ value, label: value === computed ? t('starComputed') : t('star', { level: value }) }));
  const save = methods.handleSubmit(async ({ level: chosen, until }) => {
    const starManual = chosen === computed ? null : chosen;
    if (await act(() => client.call(upApi.setStar, { id: up.id, starManual, ...(starManual !== null && until && { until }) }), t('saved'))) onClose();
  });
  return (
    <Dialog
      open
      width="small"
      title={t('starTitle', { name: up.nickname })}
      onClose={onClose}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        <Stack sx={{ gap: 4, pt: 1 }}>
          <FormRadios name="level" label={t('level')} choices={choices} />
          {level !== computed && <FormText name="until" label={t('until')} type="date" hint={t('untilHint')} />}
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
