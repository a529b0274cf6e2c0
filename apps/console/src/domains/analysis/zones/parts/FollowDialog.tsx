import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { dataZoneApi, followKinds } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo, useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { type PickChoice, PickField, type PickSource } from '../../../../kit/pick/PickField';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { strings } from '../strings';

/** Picks a game, a creator or a keyword that the zone does not follow yet. */
export function FollowDialog({ webId, kind: first, onClose }: { webId: number; kind: number; onClose: (kind?: number) => void }) {
  const t = useStrings(strings);
  const locale = useLocale();
  const callOnce = useCallOnce();
  const { client } = useConsole();
  const [kind, setKind] = useState(first);
  const [choice, setChoice] = useState<PickChoice | null>(null);
  const source = useMemo(
    (): PickSource => ({
      key: ['zone choices', webId, kind],
      find: async (searchValue, signal) => {
        const found = await client.call(dataZoneApi.choices, { webId, kind, ...(searchValue && { searchValue }) }, { signal });
        return found.map((one) => ({ id: one.id, name: nameOf(one, locale), note: one.note }));
      },
    }),
    [client, webId, kind, locale],
  );
  return (
    <ActionDialog
      title={t('followTitle')}
      sendLabel={t('followSend')}
      isReady={choice !== null}
      isChanged={choice !== null}
      onSend={() => callOnce(dataZoneApi.follow, { webId, kind, objectId: choice?.id ?? '' })}
      done={() => t('followDone', { name: choice?.name ?? '' })}
      onClose={(hasChanged) => onClose(hasChanged ? kind : undefined)}
    >
      <TextField
        select
        label={t('followKind')}
        value={kind}
        onChange={({ target }) => {
          setKind(Number(target.value));
          setChoice(null);
        }}
      >
        {Object.values(followKinds).map((code) => (
          <MenuItem key={code} value={code}>
            {t(`kind_${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <PickField key={kind} label={t('followWhat')} source={source} value={choice} onChange={setChoice} isRequired />
    </ActionDialog>
  );
}
