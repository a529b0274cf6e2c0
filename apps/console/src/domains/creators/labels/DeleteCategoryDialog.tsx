import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelApi, type OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { strings } from './strings';

type Tree = OutputOf<typeof labelApi.categories>;

/** A category goes; its labels move to another one, where those of the same name become one. */
export function DeleteCategoryDialog({ tree, category, onClose }: { tree: Tree; category: Tree[number]; onClose: () => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [intoId, setIntoId] = useState('');
  const others = tree.filter(({ id, objectType }) => id !== category.id && objectType === category.objectType);
  const hasLabels = category.labels.length > 0;
  return (
    <ActionDialog
      title={t('deleteTitle', { name: category.typeName })}
      sendLabel={t('deleteCategory')}
      isDangerous
      isReady={!hasLabels || intoId !== ''}
      onSend={() => callOnce(labelApi.deleteCategory, { id: category.id, ...(intoId && { intoId }) })}
      done={() => t('categoryDeleted', { name: category.typeName })}
      onClose={onClose}
    >
      {hasLabels && (
        <TextField
          select
          required
          label={t('labelsInto')}
          helperText={t('labelsIntoHint', { count: category.labels.length })}
          value={intoId}
          onChange={(event) => setIntoId(event.target.value)}
        >
          {others.map(({ id, typeName }) => (
            <MenuItem key={id} value={id}>
              {typeName}
            </MenuItem>
          ))}
        </TextField>
      )}
    </ActionDialog>
  );
}
