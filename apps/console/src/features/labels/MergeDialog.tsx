import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { labelApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { useConsole } from '../../shared/console/ConsoleContext';
import { type PickChoice, PickField, type PickSource } from '../../shared/pick/PickField';
import { useAct } from '../../shared/record/useAct';
import type { Label } from './LabelsScreen';
import { strings } from './strings';

/** A label merged into another one of the same kind; what carried it carries the other (1034003). */
export function MergeDialog({ label: { id, labelName: name, objectType }, onClose }: { label: Label; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { act, isBusy } = useAct();
  const [into, setInto] = useState<PickChoice | null>(null);
  const source = useMemo(
    (): PickSource => ({
      key: ['label', objectType, id],
      find: async (searchValue, signal) => {
        const { rows } = await client.call(labelApi.page, { pageNo: 1, pageSize: 20, objectType, ...(searchValue && { searchValue }) }, { signal });
        return rows.filter((row) => row.id !== id).map((row) => ({ id: row.id, name: row.labelName, note: row.category.name }));
      },
    }),
    [client, objectType, id],
  );
  const merge = async () => {
    if (into && (await act(() => client.call(labelApi.merge, { id, intoId: into.id }), t('merged', { name })))) onClose(true);
  };
  return (
    <Dialog
      open
      width="small"
      title={t('mergeTitle', { name })}
      onClose={() => onClose(false)}
      onSubmit={() => void merge()}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!into} loading={isBusy}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        <span>{t('mergeHint', { name })}</span>
        <PickField label={t('mergeInto')} source={source} value={into} onChange={setInto} isRequired />
      </Stack>
    </Dialog>
  );
}
