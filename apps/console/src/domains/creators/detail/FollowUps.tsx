import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { UpDetail } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useDraft } from '../../../shell/drafts/useDraft';
import { useFormDraft } from '../../../shell/drafts/useFormDraft';
import { FormText } from '../../../kit/form/FormText';
import { schemaResolver } from '../../../kit/form/submit/schemaResolver';
import { problemStrings } from '../../../kit/form/strings';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { upApi } from '../../../kit/form/submit/wholeContract';
import { Person } from '../../../kit/people/Person';
import { useAct } from '../../../kit/record/useAct';
import { belowLabel } from './figures/belowLabel';
import { strings } from './strings';

/** Notes of talks with a creator, newest first, and a place to write the next one. */
export function FollowUps({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const notes = useQuery(client.query(upApi.followUps, { id: up.id }));
  return (
    <Section title={t('followUps')}>
      {up.can.includes('addFollowUp') && <NoteForm upId={up.id} />}
      {notes.isError && (
        <ErrorState dense onRetry={() => void notes.refetch()}>
          {notes.error.message}
        </ErrorState>
      )}
      {notes.isPending && <LoadingState count={3} />}
      {notes.data?.length === 0 && <EmptyState dense title={t('noNotes')} />}
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {notes.data?.map(({ id, content, authorName, createTime, mine }) => (
          <li key={id}>
            <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'ink.third', fontSize: '0.78125rem' }}>
              <Person name={mine ? t('you') : authorName} />
              <time>{format.longDateTime(createTime)}</time>
            </Box>
          </li>
        ))}
      </Box>
    </Section>
  );
}

function NoteForm({ upId }: { upId: string }) {
  const t = useStrings(strings);
  const problems = useStrings(problemStrings);
  const callOnce = useCallOnce();
  const { act, isBusy } = useAct();
  const methods = useForm({
    defaultValues: { upId, content: '' },
    resolver: schemaResolver<{ upId: string; content: string }>(upApi.addFollowUp.input, problems),
  });
  useFormDraft(methods, useDraft('note'));
  const add = methods.handleSubmit(async (values) => {
    if (await act(() => callOnce(upApi.addFollowUp, values), t('noteAdded'))) methods.reset();
  });
  return (
    <FormProvider {...methods}>
      <Stack
        component="form"
        noValidate
        direction={{ xs: 'column', sm: 'row' }}
        onSubmit={(event) => void add(event)}
        sx={{ gap: 2, mb: 3, alignItems: { sm: 'flex-start' } }}
      >
        <FormText name="content" label={t('note')} isRequired />
        <Button type="submit" variant="outlined" loading={isBusy} sx={{ flex: 'none', mt: { sm: belowLabel } }}>
          {t('addNote')}
        </Button>
      </Stack>
    </FormProvider>
  );
}
