import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { collectApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { workStrings } from './workStrings';

const fresh = 'new';
const longest = 60;

/** Puts works into one of the own collections, or into a new one. */
export function CollectDialog({ workIds, onClose }: { workIds: readonly string[]; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(workStrings);
  const { client } = useConsole();
  const found = useQuery(
    client.query(collectApi.page, {
      pageNo: 1,
      pageSize: 100,
      sortField: 'createTime',
      sortOrder: 'descend',
    }),
  );
  const [chosen, choose] = useState<string>();
  const [name, setName] = useState('');
  const known = found.data?.rows ?? [];
  const target = chosen ?? known[0]?.id ?? fresh;
  const isNew = target === fresh;
  const put = async () => {
    const id = isNew ? (await client.call(collectApi.add, { name: name.trim() })).id : target;
    // A second try after a refusal finds the collection that was begun.
    if (isNew) choose(id);
    return client.call(collectApi.addWorks, { id, workIds: [...workIds] });
  };
  return (
    <ActionDialog
      title={t('collectTitle', { count: workIds.length })}
      sendLabel={t('collect')}
      isReady={found.isSuccess && (!isNew || name.trim() !== '')}
      isChanged={name !== ''}
      failure={found.error?.message}
      onSend={put}
      done={({ added }) => t('collected', { count: added })}
      onClose={onClose}
    >
      {known.length > 0 && (
        <TextField select size="small" label={t('collection')} value={target} onChange={({ target: { value } }) => choose(value)}>
          {known.map(({ id, name: own, sums }) => (
            <MenuItem key={id} value={id}>
              {`${own} (${sums.works})`}
            </MenuItem>
          ))}
          <MenuItem value={fresh}>{t('newCollection')}</MenuItem>
        </TextField>
      )}
      {isNew && (
        <TextField
          size="small"
          required
          label={t('collectionName')}
          value={name}
          onChange={({ target: { value } }) => setName(value)}
          slotProps={{ htmlInput: { maxLength: longest } }}
        />
      )}
    </ActionDialog>
  );
}
