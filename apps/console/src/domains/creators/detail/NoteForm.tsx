import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../kit/form/strings';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { followUpApi, type InputOf } from '../../../kit/form/submit/wholeContract';
import { useAct } from '../../../kit/record/useAct';
import { FollowUpFields } from '../parts/followUp/FollowUpFields';
import { strings } from './strings';

type Note = InputOf<typeof followUpApi.add>;

/** A place to write down a talk with a creator, and when the next one is. */
export function NoteForm({ upId }: { upId: string }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const callOnce = useCallOnce();
  const { act, isBusy } = useAct();
  // The field of a file forgets what was picked with its form.
  const [round, setRound] = useState(0);
  const methods = useForm<Note>({
    defaultValues: { upId, kind: 1, content: '', nextDate: '' },
    resolver: schemaResolver<Note>(followUpApi.add.input, problems),
  });
  useFormDraft(methods, useDraft('note'));
  const add = methods.handleSubmit(async (values) => {
    if (!(await act(() => callOnce(followUpApi.add, values), t('noteAdded')))) return;
    methods.reset();
    setRound((before) => before + 1);
  });
  return (
    <FormProvider {...methods}>
      <Stack key={round} component="form" noValidate onSubmit={(event) => void add(event)} sx={{ gap: 4, mb: 4 }}>
        <FollowUpFields />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ alignSelf: { sm: 'flex-start' } }}>
          {t('addNote')}
        </Button>
      </Stack>
    </FormProvider>
  );
}
