import { useStrings } from '@backlot/i18n/react';
import { StatusChip } from '@backlot/ui-kit';
import { useMemo } from 'react';
import { jobStrings } from './jobStrings';
import { useConnectors } from './useConnectors';
import { useLiveQueue } from './useLiveQueue';

/** Says that a list follows the queue, and has it read again when something moves there. */
export function LiveMark({ onChange }: { onChange: () => void }) {
  const t = useStrings(jobStrings);
  const connectors = useConnectors().data?.rows;
  useLiveQueue(
    useMemo(() => (connectors ?? []).map(({ id }) => id), [connectors]),
    onChange,
  );
  return connectors && <StatusChip tone="ok">{t('live')}</StatusChip>;
}
