import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { labelApi, type OutputOf } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useState } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

const EditCategoryDialog = lazyDialog(async () => (await import('./EditCategoryDialog')).EditCategoryDialog);
const DeleteCategoryDialog = lazyDialog(async () => (await import('./DeleteCategoryDialog')).DeleteCategoryDialog);

type Tree = OutputOf<typeof labelApi.categories>;

/** What can be done with the category that is picked. */
export function CategoryActs({ tree, picked, onChanged }: { tree: Tree; picked: string | undefined; onChanged: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const { client } = useConsole();
  const { act } = useAct();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const category = tree.find(({ id }) => id === picked);
  if (!category) return null;
  const close = () => {
    setDialog(undefined);
    onChanged();
  };
  const order = (move: 'up' | 'down') =>
    void act(() => client.call(labelApi.orderCategory, { id: category.id, move }), t('moved', { name: category.typeName })).then(onChanged);
  return (
    <Box role="group" aria-label={category.typeName} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can('label.edit') && (
        <>
          <Button size="small" onClick={() => setDialog('edit')}>
            {t('editCategory')}
          </Button>
          <Button size="small" onClick={() => order('up')}>
            {t('moveUp')}
          </Button>
          <Button size="small" onClick={() => order('down')}>
            {t('moveDown')}
          </Button>
        </>
      )}
      {can('label.delete') && (
        <Button size="small" color="error" onClick={() => setDialog('delete')}>
          {t('deleteCategory')}
        </Button>
      )}
      {dialog === 'edit' && <EditCategoryDialog tree={tree} category={category} onClose={close} />}
      {dialog === 'delete' && <DeleteCategoryDialog tree={tree} category={category} onClose={close} />}
    </Box>
  );
}
