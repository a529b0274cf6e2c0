import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { orderApi, type SaleRow } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { LoadingState } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

const nobody = 'nobody';

/** Gives a line to the submission that sold it, or to nobody, for a reason that stays with it. */
export function AttributeDialog({ row, onClose }: { row: SaleRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(strings);
  const callOnce = useCallOnce();
  const { client } = useConsole();
  const { data, error } = useQuery(client.query(orderApi.candidates, { id: row.id }));
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('attributeTitle', { line: row.lineNo, order: row.orderNo })}
      sendLabel={t('save')}
      isReady={chosen !== '' && reason.trim() !== ''}
      isChanged={reason !== ''}
      failure={error?.message}
      onSend={() =>
        callOnce(orderApi.attribute, {
          id: row.id,
          version: row.version,
          workOrderUpId: chosen === nobody ? null : chosen,
          reason: reason.trim(),
        })
      }
      done={() => t('saved', { order: row.orderNo })}
      onClose={onClose}
    >
      {data ? (
        <TextField
          select
          required
          label={t('candidate')}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          helperText={data.length === 0 ? t('noCandidates') : undefined}
        >
          {data.map(({ id, up, workOrder, bd }) => (
            <MenuItem key={id} value={id}>
              {`${up.name} · ${t('candidateNote', { order: workOrder.name, bd: bd.name })}`}
            </MenuItem>
          ))}
          <MenuItem value={nobody}>{t('nobody')}</MenuItem>
        </TextField>
      ) : (
        <LoadingState count={1} />
      )}
      <TextField
        label={t('reason')}
        required
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </ActionDialog>
  );
}
