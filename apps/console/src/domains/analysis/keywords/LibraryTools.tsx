import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keywordLibraryApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm } from '@backlot/ui-kit';
import { useState } from 'react';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../kit/lazyDialog';
import { useAct } from '../../../kit/record/useAct';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Library } from './Keyword';
import { strings } from './strings';

const LibraryDialog = lazyDialog(async () => (await import('./LibraryDialog')).LibraryDialog);

/** The picked library, whether it counts, and what may be done with it; a new one where none is picked. */
export function LibraryTools({ library, onGone }: { library: Library | undefined; onGone: () => void }) {
  const t = useStrings(strings);
  const can = useCan();
  const confirm = useConfirm();
  const callOnce = useCallOnce();
  const { nameFor } = useDictionary();
  const { act } = useAct();
  const [open, setOpen] = useState<'add' | 'edit'>();
  const turn = (to: 'enable' | 'disable', { id, libraryName: name }: Library) =>
    void act(() => callOnce(keywordLibraryApi[to], { id }), t(to === 'enable' ? 'enabled' : 'disabled', { name }));
  const remove = async ({ id, libraryName: name, wordCount: count }: Library) => {
    const sure = await confirm({
      title: t('deleteAsk', { name }),
      children: t('deleteHint', { count }),
      confirmLabel: t('deleteLibrary'),
      danger: true,
    });
    if (!sure) return;
    const isGone = await act(
      async () => {
        const { failed } = await callOnce(keywordLibraryApi.delete, { ids: [id] });
        if (failed[0]) throw new Error(failed[0].message);
      },
      t('deleted', { name }),
    );
    if (isGone) onGone();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {library && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontSize: '0.8125rem' }}>
          <span>{nameFor('keywordPurpose', library.purpose)}</span>
          <StatusTag type="libraryStatus" code={library.libraryStatus} />
        </Box>
      )}
      {library?.can.includes('edit') && (
        <Button variant="outlined" onClick={() => setOpen('edit')}>
          {t('editLibrary')}
        </Button>
      )}
      {library &&
        (['enable', 'disable'] as const)
          .filter((to) => library.can.includes(to))
          .map((to) => (
            <Button key={to} variant="outlined" onClick={() => turn(to, library)}>
              {t(to)}
            </Button>
          ))}
      {library?.can.includes('delete') && (
        <Button variant="outlined" color="error" onClick={() => void remove(library)}>
          {t('deleteLibrary')}
        </Button>
      )}
      {can('keyword.add') && (
        <Button variant="outlined" onClick={() => setOpen('add')}>
          {t('addLibrary')}
        </Button>
      )}
      {open && <LibraryDialog library={open === 'edit' ? library : undefined} onClose={() => setOpen(undefined)} />}
    </Box>
  );
}
