import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { taskApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PickField } from '../../../kit/pick/PickField';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

interface Target {
  targetType: 1 | 2;
  targetId: string;
}

/** Whom a task collects from: creators of the channel of its connector. Those of a task that is edited are read first. */
export function TargetsField({ taskId, webId }: { taskId: string | undefined; webId: number | undefined }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { field, fieldState } = useController({ name: 'targets' });
  const [names, setNames] = useState<Record<string, string>>({});
  const saved = useQuery({ ...client.query(taskApi.targets, { id: taskId ?? '0' }), enabled: taskId !== undefined }).data;
  const typed = field.value as Target[] | undefined;
  const { onChange } = field;
  useEffect(() => {
    if (saved && typed === undefined) onChange(saved.map(({ targetType, targetId }) => ({ targetType, targetId })));
  }, [saved, typed, onChange]);
  const targets = typed ?? [];
  const nameFor = (id: string) => names[id] ?? saved?.find(({ targetId }) => targetId === id)?.name ?? id;
  const source = useTargetSource(webId);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PickField
        label={t('addTarget')}
        value={null}
        source={source}
        isRequired={targets.length === 0}
        isDisabled={webId === undefined}
        isInvalid={fieldState.error !== undefined}
        hint={fieldState.error?.message ?? (webId === undefined ? t('pickConnector') : undefined)}
        inputRef={field.ref}
        onChange={(choice) => {
          if (!choice || targets.some(({ targetId }) => targetId === choice.id)) return;
          setNames({ ...names, [choice.id]: choice.name });
          onChange([...targets, { targetType: 1, targetId: choice.id }]);
        }}
      />
      {targets.length > 0 && (
        <Box component="ul" aria-label={t('targets')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {targets.map(({ targetId }, at) => (
            <li key={targetId}>
              <Chip
                size="small"
                label={nameFor(targetId)}
                onDelete={() => onChange(targets.toSpliced(at, 1))}
                aria-label={t('remove', { name: nameFor(targetId) })}
              />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
