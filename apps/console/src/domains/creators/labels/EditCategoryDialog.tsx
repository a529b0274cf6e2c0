import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { labelApi, type OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { strings } from './strings';

type Tree = OutputOf<typeof labelApi.categories>;

/** Another name for a category, or another place. */
export function EditCategoryDialog({ tree, category, onClose }: { tree: Tree; category: Tree[number]; onClose: () => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const [typeName, setTypeName] = useState(category.typeName);
  const [parentId, setParentId] = useState(category.parentId);
  const places = tree.filter(({ id, objectType }) => id !== category.id && objectType === category.objectType);
  return (
    <ActionDialog
      title={t('editTitle', { name: category.typeName })}
      sendLabel={t('save')}
      isReady={typeName.trim() !== '' && typeName.trim().length <= 60}
      isChanged={typeName !== category.typeName || parentId !== category.parentId}
      onSend={() => callOnce(labelApi.editCategory, { id: category.id, typeName: typeName.trim(), parentId })}
      done={() => t('categorySaved', { name: typeName.trim() })}
      onClose={onClose}
    >
      <TextField label={t('typeName')} value={typeName} onChange={(event) => setTypeName(event.target.value)} required />
      <TextField select label={t('parent')} value={parentId} onChange={(event) => setParentId(event.target.value)}>
        <MenuItem value="0">{t('top')}</MenuItem>
        {places.map(({ id, typeName: name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </ActionDialog>
  );
}
