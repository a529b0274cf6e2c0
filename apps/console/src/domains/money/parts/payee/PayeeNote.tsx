import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { payeeApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { DescriptionList } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../../kit/lazyDialog';
import { useAct } from '../../../../kit/record/useAct';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { Statement } from '../statement/Statement';
import { payeeStrings } from './payeeStrings';

const PayeeDialog = lazyDialog(async () => (await import('./PayeeDialog')).PayeeDialog);

/** What is missing before the beneficiary of a statement can be paid, and where to now if that is not what the statement says. */
export function PayeeNote({ statement }: { statement: Statement }) {
  const t = useStrings(payeeStrings);
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const { act, isBusy } = useAct();
  const [isOpen, setOpen] = useState(false);
  const { id: beneficiaryId, name } = statement.beneficiary;
  const owner = { beneficiaryType: statement.settleDimension, beneficiaryId };
  const { data } = useQuery(client.query(payeeApi.detail, owner));
  if (!data) return null;
  const mayEdit = data.can.includes('edit');
  const edit = mayEdit && (
    <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
      {t(data.masked ? 'edit' : 'add')}
    </Button>
  );
  return (
    <>
      {data.masked ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'end', justifyContent: 'space-between' }}>
          {data.masked !== statement.payee && <DescriptionList columns={1} items={[{ label: t('onFile'), value: data.masked }]} />}
          {edit}
        </Box>
      ) : (
        <Alert severity="warning" action={edit}>
          {t(mayEdit ? 'none' : 'noneOwn')}
        </Alert>
      )}
      {data.isFresh && mayEdit && (
        <Alert
          severity="info"
          action={
            data.can.includes('verify') && (
              <Button size="small" disabled={isBusy} onClick={() => void act(() => callOnce(payeeApi.verify, owner), t('verified'))}>
                {t('verify')}
              </Button>
            )
          }
        >
          {t('fresh')}
        </Alert>
      )}
      {isOpen && <PayeeDialog owner={owner} name={name} withholdingRate={data.withholdingRate} onClose={() => setOpen(false)} />}
    </>
  );
}
