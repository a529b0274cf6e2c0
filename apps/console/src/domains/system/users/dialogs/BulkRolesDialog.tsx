import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { sysUserApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { RehearsalDialog } from '../../../../kit/bulk/RehearsalDialog';
import { useDraft } from '../../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../../shell/drafts/useFormDraft';
import { FormSelect } from '../../../../kit/form/FormSelect';
import { dialogStrings } from './dialogStrings';
import { strings } from '../strings';
import { useRoleChoices } from './useRoleChoices';

interface BulkRolesDialogProps {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onClose: (hasChanged: boolean) => void;
}

/** Roles to add and to take from several people: chosen first, told before it happens. */
export function BulkRolesDialog({ ids, nameOf, onClose }: BulkRolesDialogProps) {
  const t = useStrings(dialogStrings);
  const named = useStrings(strings);
  const { client } = useConsole();
  const { choices } = useRoleChoices();
  const methods = useForm<{ add: string[]; remove: string[] }>({ defaultValues: { add: [], remove: [] } });
  const draft = useDraft<Record<string, unknown>>('bulkRoles');
  useFormDraft(methods, draft);
  const [add, remove] = useWatch({ control: methods.control, name: ['add', 'remove'] });
  const [isChosen, setChosen] = useState(false);
  const close = (hasChanged: boolean) => {
    draft.forget();
    onClose(hasChanged);
  };
  if (isChosen) {
    return (
      <RehearsalDialog
        title={t('changeRolesTitle', { count: ids.length })}
        confirmLabel={named('changeRoles')}
        ids={ids}
        rehearse={(some) => client.call(sysUserApi.rehearseRoles, { ids: some, add, remove })}
        run={(some, batch) => client.call(sysUserApi.changeRoles, { ids: some, add, remove, batch })}
        nameOf={nameOf}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      open
      title={t('changeRolesTitle', { count: ids.length })}
      persistent={methods.formState.isDirty}
      onClose={() => close(false)}
      onSubmit={() => setChosen(true)}
      actions={
        <>
          <Button onClick={() => close(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!add.length && !remove.length}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        <Stack sx={{ gap: 4, pt: 1 }}>
          <FormSelect name="add" label={t('addRoles')} choices={choices.filter(({ value }) => !remove.includes(value))} isMultiple />
          <FormSelect name="remove" label={t('removeRoles')} choices={choices.filter(({ value }) => !add.includes(value))} isMultiple />
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
