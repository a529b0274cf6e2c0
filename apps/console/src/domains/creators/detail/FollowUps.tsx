import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { followUpApi, type FollowUpRow, type UpDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { Person } from '../../../kit/people/Person';
import { NextContact } from '../parts/followUp/NextContact';
import { NoteFiles } from '../parts/followUp/NoteFiles';
import { useFollowUpActs } from '../parts/followUp/useFollowUpActs';
import { NoteForm } from './NoteForm';
import { notesOf } from './notesOf';
import { strings } from './strings';

/** Notes of talks with a creator, newest first, what they plan, and a place to write the next one. */
export function FollowUps({ up }: { up: UpDetail }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const notes = useQuery({ ...client.query(followUpApi.page, notesOf(up.id)), enabled: can('followUp.query') });
  const { refetch } = notes;
  const { actsOf, dialog } = useFollowUpActs();
  const reload = useCallback(() => void refetch(), [refetch]);
  if (!can('followUp.query')) return null;
  return (
    <Section title={t('followUps')}>
      {up.can.includes('addFollowUp') && <NoteForm upId={up.id} />}
      {notes.isError && (
        <ErrorState dense onRetry={() => void notes.refetch()}>
          {notes.error.message}
        </ErrorState>
      )}
      {notes.isPending && <LoadingState count={3} />}
      {notes.data?.rows.length === 0 && <EmptyState dense title={t('noNotes')} />}
      <Box component="ul" sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}>
        {notes.data?.rows.map((row) => (
          <Note key={row.id} row={row} acts={actsOf(row, reload)} />
        ))}
      </Box>
      {dialog}
    </Section>
  );
}

function Note({ row, acts }: { row: FollowUpRow; acts: ReturnType<ReturnType<typeof useFollowUpActs>['actsOf']> }) {
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { content, kind, author, createTime, files, nextDate } = row;
  return (
    <li>
      <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, color: 'ink.third', fontSize: '0.78125rem' }}>
        <Person name={author.name} />
        <span>{nameFor('followUpKind', kind)}</span>
        <time>{format.longDateTime(createTime)}</time>
        <NoteFiles files={files} />
      </Box>
      {(nextDate || acts.length > 0) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
          {nextDate && <NextContact row={row} />}
          {acts.map(({ key, label, isDanger, onRun }) => (
            <Button key={key} size="small" color={isDanger ? 'error' : 'primary'} onClick={onRun}>
              {label}
            </Button>
          ))}
        </Stack>
      )}
    </li>
  );
}
