import { labelApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { type PickChoice, PickField, type PickSource } from '../../../kit/pick/PickField';
import type { Label } from './Label';
import { strings } from './strings';

/** A label merged into another one of the same kind; what carried it carries the other (1034003). */
export function MergeDialog({
  label: { id, labelName: name, objectType },
  onClose,
}: {
  label: Label;
  onClose: (hasChanged: boolean) => void;
}) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const [into, setInto] = useState<PickChoice | null>(null);
  const source = useMemo(
    (): PickSource => ({
      key: ['label', objectType, id],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(
          labelApi.page,
          { pageNo: 1, pageSize: 20, objectType, ...(searchValue && { searchValue }) },
          { signal },
        );
        return rows.filter((row) => row.id !== id).map((row) => ({ id: row.id, name: row.labelName, note: row.category.name }));
      },
    }),
    [client, objectType, id],
  );
  return (
    <ActionDialog
      title={t('mergeTitle', { name })}
      sendLabel={t('merge')}
      isReady={into !== null}
      onSend={() => client.call(labelApi.merge, { id, intoId: into?.id ?? '' })}
      done={() => t('merged', { name })}
      onClose={onClose}
    >
      <span>{t('mergeHint', { name })}</span>
      <PickField label={t('mergeInto')} source={source} value={into} onChange={setInto} isRequired />
    </ActionDialog>
  );
}
