import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { upApi, type UpRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { Dialog } from '@backlot/ui-kit';
import { useMemo, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { RehearsalDialog } from '../../../kit/bulk/RehearsalDialog';
import { rehearseRows } from '../../../kit/bulk/rehearseRows';
import { type PickChoice, PickField, type PickSource } from '../../../kit/pick/PickField';
import { strings } from './strings';
import { useUnseenHint } from './useUnseenHint';

interface TransferDialogProps {
  ids: readonly string[];
  list: ListHandle<UpRow>;
  onClose: (hasChanged: boolean) => void;
}

/** Creators handed over to another BD; open submissions go with them or hold them back (domain/life-cycles 3.16). */
export function TransferDialog({ ids, list, onClose }: TransferDialogProps) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const unseen = useUnseenHint(ids, list);
  const [owner, setOwner] = useState<PickChoice | null>(null);
  const [withSubmissions, setWithSubmissions] = useState(true);
  const [isChosen, setChosen] = useState(false);
  const source = useMemo(
    (): PickSource => ({
      key: ['upOwners'],
      find: (searchValue, signal) => client.call(upApi.owners, searchValue ? { searchValue } : {}, { signal }),
    }),
    [client],
  );
  if (isChosen && owner) {
    return (
      <RehearsalDialog
        title={t('transferTitle')}
        hint={[t('transferHint', { name: owner.name }), unseen].filter(Boolean).join(' ')}
        confirmLabel={t('transfer')}
        ids={ids}
        rehearse={(some) =>
          Promise.resolve(
            rehearseRows({
              ids: some,
              list,
              action: 'transfer',
              whyNot: t('cannotTransfer'),
              isUnchanged: (up) => up.owner?.id === owner.id,
            }),
          )
        }
        run={(some) => client.call(upApi.transfer, { ids: some, bdId: owner.id, withSubmissions })}
        nameOf={list.nameOf}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      title={t('transferTitle')}
      onClose={() => onClose(false)}
      onSubmit={() => setChosen(true)}
      actions={
        <>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!owner}>
            {t('preview')}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 3, pt: 1 }}>
        <PickField label={t('transferTo')} source={source} value={owner} onChange={setOwner} isRequired />
        <FormControlLabel
          label={t('withSubmissions')}
          control={<Checkbox size="small" checked={withSubmissions} onChange={(_, isChecked) => setWithSubmissions(isChecked)} />}
        />
      </Stack>
    </Dialog>
  );
}
