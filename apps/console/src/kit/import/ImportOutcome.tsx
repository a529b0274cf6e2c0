import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useStrings } from '@backlot/i18n/react';
import { type ImportState, importStatus } from './ImportKind';
import { strings } from './strings';

const headings: Readonly<Record<number, 'checking' | 'checked' | 'applying' | 'applied'>> = {
  [importStatus.checking]: 'checking',
  [importStatus.checked]: 'checked',
  [importStatus.applying]: 'applying',
  [importStatus.applied]: 'applied',
};

/** How a file stands: on its way, or what would happen and what happened to its rows. */
export function ImportOutcome({ task }: { task: ImportState }) {
  const t = useStrings(strings);
  const heading = headings[task.importStatus];
  if (!heading) return null;
  const isMoving = heading === 'checking' || heading === 'applying';
  const isApplied = heading === 'applied';
  return (
    <Stack role="status" sx={{ gap: 2 }}>
      <strong>{t(heading, { name: task.fileName })}</strong>
      {isMoving && <LinearProgress variant="determinate" value={task.progress} aria-label={t(heading, { name: task.fileName })} />}
      {!isMoving && (
        <span>
          {[
            t('total', { count: task.total }),
            t(isApplied ? 'added' : 'willAdd', { count: task.willAdd }),
            t(isApplied ? 'changed' : 'willChange', { count: task.willChange }),
            t('unchanged', { count: task.unchanged }),
            t('refused', { count: task.refused }),
          ].join(' · ')}
        </span>
      )}
      {heading === 'checked' && task.willAdd + task.willChange === 0 && <span>{t('nothing')}</span>}
    </Stack>
  );
}
