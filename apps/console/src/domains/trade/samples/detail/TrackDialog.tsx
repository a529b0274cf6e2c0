import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { parcelKinds, sampleApi } from '@backlot/contract';
import { formatWireTime } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { parcelStrings, parcelWord } from './parcelStrings';

/** Where a parcel is, now or at a time in the person's own zone. */
export function TrackDialog({ id, onClose }: { id: string; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(parcelStrings);
  const callOnce = useCallOnce();
  const [kind, setKind] = useState<(typeof parcelKinds)[number]>(2);
  const [location, setLocation] = useState('');
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');
  const at = new Date(typed);
  const eventTime = typed === '' || Number.isNaN(at.getTime()) ? undefined : formatWireTime(at);
  return (
    <ActionDialog
      title={t('track')}
      sendLabel={t('save')}
      isReady={(typed === '' || eventTime !== undefined) && location.length <= 120 && text.length <= 300}
      isChanged={location !== '' || text !== ''}
      onSend={() =>
        callOnce(sampleApi.track, {
          id,
          kind,
          ...(eventTime && { eventTime }),
          ...(location.trim() && { location: location.trim() }),
          ...(text.trim() && { text: text.trim() }),
        })
      }
      done={() => t('tracked')}
      onClose={onClose}
    >
      <TextField select label={t('what')} value={kind} onChange={({ target }) => setKind(Number(target.value) as typeof kind)}>
        {parcelKinds.map((code) => (
          <MenuItem key={code} value={code}>
            {t(parcelWord(code))}
          </MenuItem>
        ))}
      </TextField>
      <TextField label={t('location')} value={location} onChange={({ target }) => setLocation(target.value)} />
      <TextField label={t('note')} value={text} onChange={({ target }) => setText(target.value)} multiline minRows={2} />
      <TextField
        type="datetime-local"
        label={t('when')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t('whenHint')}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </ActionDialog>
  );
}
