import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { upApi, type UpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { FormLabels } from '../parts/form/FormLabels';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { rehearseRows } from '../../../kit/bulk/rehearseRows';
import { useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { strings } from './strings';
import { useUnseenHint } from './useUnseenHint';

interface LabelDialogProps {
  ids: readonly string[];
  list: ListHandle<UpRow>;
  onClose: (hasChanged: boolean) => void;
}

/** Labels to add to and to take from several creators: chosen first, told before it happens. */
export function LabelDialog({ ids, list, onClose }: LabelDialogProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const unseen = useUnseenHint(ids, list);
  const methods = useForm<{ add: string[]; remove: string[] }>({ defaultValues: { add: [], remove: [] } });
  const draft = useDraft<Record<string, unknown>>('labels');
  useFormDraft(methods, draft);
  const [add, remove] = useWatch({ control: methods.control, name: ['add', 'remove'] });
  const [isChosen, setChosen] = useState(false);
  const close = (hasChanged: boolean) => {
    draft.forget();
    onClose(hasChanged);
  };
  const title = t('labelTitle', { count: ids.length });
  const isAsWanted = ({ labels }: UpRow) => {
    const held = new Set(labels.map(({ id }) => id));
    return add.every((id) => held.has(id)) && remove.every((id) => !held.has(id));
  };
  if (isChosen) {
    return (
      <RehearsalDialog
        title={title}
        hint={unseen}
        confirmLabel={t('label')}
        ids={ids}
        rehearse={(some) =>
          Promise.resolve(rehearseRows({ ids: some, list, action: 'batchLabel', whyNot: t('cannotLabel'), isUnchanged: isAsWanted }))
        }
        run={(some) => client.call(upApi.batchLabel, { ids: some, add, remove })}
        nameOf={list.nameOf}
        onClose={close}
      />
    );
  }
  return (
    <Dialog
      open
      title={title}
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
          <FormLabels name="add" label={t('addLabels')} without={remove} />
          <FormLabels name="remove" label={t('removeLabels')} without={add} />
        </Stack>
      </FormProvider>
    </Dialog>
  );
}
