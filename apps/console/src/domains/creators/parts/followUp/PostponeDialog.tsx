import { followUpApi, type FollowUpRow } from '@backlot/contract';
import { countryOf } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DateField } from '@backlot/ui-kit';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { followUpStrings } from './followUpStrings';

/** Another day for a planned contact, tomorrow unless said. */
export function PostponeDialog({ row: { id, up, country }, onClose }: { row: FollowUpRow; onClose: (hasChanged: boolean) => void }) {
  const t = useStrings(followUpStrings);
  const format = useFormat();
  const { client } = useConsole();
  const [tomorrow] = useState(() => format.day(Date.now() + dayMs, countryOf(country)?.timeZone));
  const [nextDate, setNextDate] = useState(tomorrow);
  return (
    <ActionDialog
      title={t('postponeTitle', { name: up.name })}
      sendLabel={t('postpone')}
      isReady={/^\d{4}-\d{2}-\d{2}$/.test(nextDate)}
      isChanged={nextDate !== tomorrow}
      onSend={() => client.call(followUpApi.postpone, { id, nextDate })}
      done={() => t('postponed', { day: nextDate })}
      onClose={onClose}
    >
      <DateField label={t('nextDate')} value={nextDate} onChange={setNextDate} required autoFocus helperText={t('nextHint')} />
    </ActionDialog>
  );
}

const dayMs = 86_400_000;
