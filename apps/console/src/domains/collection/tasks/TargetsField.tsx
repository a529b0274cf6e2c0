import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { taskApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PickField } from '../../../kit/pick/PickField';
import { lazyPart } from '../../../kit/lazyPart';
import { useShopSource } from '../../merchants/parts/useShopSource';
import { useTargetSource } from '../parts/useTargetSource';
import { strings } from './strings';

const PasteTargets = lazyPart(async () => (await import('./PasteTargets')).PasteTargets);

interface TargetsFieldProps {
  taskId: string | undefined;
  connectorId: string | undefined;
  webId: number | undefined;
  /** Orders are collected from merchants. */
  isOrders: boolean;
}

interface Target {
  targetType: 1 | 2 | 3;
  targetId: string;
}

/** Whom a task collects from: creators of the channel of its connector, or merchants. Those of a task that is edited are read first. */
export function TargetsField({ taskId, connectorId, webId, isOrders }: TargetsFieldProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { field, fieldState } = useController({ name: 'targets' });
  const [names, setNames] = useState<Record<string, string>>({});
  const saved = useQuery({ ...client.query(taskApi.targets, { id: taskId ?? '0' }), enabled: taskId !== undefined }).data;
  const typed = field.value as Target[] | undefined;
  const { onChange } = field;
  const { resetField } = useFormContext();
  useEffect(() => {
    // What was read is what the form began with, not a change of it.
    if (saved && typed === undefined)
      resetField('targets', { defaultValue: saved.map(({ targetType, targetId }) => ({ targetType, targetId })) });
  }, [saved, typed, resetField]);
  const type = isOrders ? 3 : 1;
  // Those of the other kind fall away when somebody chooses another object.
  const targets = (typed ?? []).filter(({ targetType }) => (targetType === 3) === isOrders);
  const nameFor = (id: string) => names[id] ?? saved?.find(({ targetId }) => targetId === id)?.name ?? id;
  const [creators, merchants] = [useTargetSource(webId), useShopSource()];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PickField
        label={t(isOrders ? 'addMerchant' : 'addTarget')}
        value={null}
        source={isOrders ? merchants : creators}
        isRequired={targets.length === 0}
        isDisabled={webId === undefined}
        isInvalid={fieldState.error !== undefined}
        hint={fieldState.error?.message ?? (webId === undefined ? t('pickConnector') : undefined)}
        inputRef={field.ref}
        onChange={(choice) => {
          if (!choice || targets.some(({ targetId }) => targetId === choice.id)) return;
          setNames({ ...names, [choice.id]: choice.name });
          onChange([...targets, { targetType: type, targetId: choice.id }]);
        }}
      />
      {connectorId !== undefined && (
        <PasteTargets
          connectorId={connectorId}
          isOrders={isOrders}
          onFound={(found) => {
            const fresh = found.filter(({ targetId }) => targets.every((known) => known.targetId !== targetId));
            setNames({ ...names, ...Object.fromEntries(found.map(({ targetId, name }) => [targetId, name])) });
            onChange([...targets, ...fresh.map(({ targetId }) => ({ targetType: type, targetId }))]);
          }}
        />
      )}
      {targets.length > 0 && (
        <Box
          component="ul"
          aria-label={t(isOrders ? 'merchants' : 'targets')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, m: 0, p: 0, listStyle: 'none', maxHeight: 180, overflowY: 'auto' }}
        >
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
