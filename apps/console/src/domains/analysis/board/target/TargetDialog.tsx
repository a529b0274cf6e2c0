import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { bdBoardApi, leaderBoardApi, targetMetrics } from '@backlot/contract';
import { isCurrency } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { MoneyField } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../../kit/dialog/ActionDialog';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { monthYear } from '../../parts/board/monthName';
import { strings } from '../../parts/board/strings';
import { dialogStrings } from './dialogStrings';
import { TargetChanges } from './TargetChanges';

interface TargetDialogProps {
  /** Targets of the BDs of a team, or of the team itself. */
  kind: 'bd' | 'team';
  orgId: string;
  /** Whom the page shows. */
  subjectId?: string;
  onClose: () => void;
}

const words = { 1: 'metric1', 2: 'metric2', 3: 'metric3', 4: 'metric4' } as const;
const metrics = Object.values(targetMetrics);

/** Sets one target under the version that is shown; who changed it before stands below. */
export function TargetDialog({ kind, orgId, subjectId, onClose }: TargetDialogProps) {
  const t = useStrings(dialogStrings);
  const figure = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const [months] = useState(() => nextMonths(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const [metric, setMetric] = useState<number>(targetMetrics.gmv);
  const [who, setWho] = useState(subjectId);
  const [typed, setTyped] = useState<string>();
  const call = kind === 'bd' ? bdBoardApi.targets : leaderBoardApi.targets;
  const { data, error } = useQuery(client.query(call as typeof bdBoardApi.targets, { orgId, month }));
  const subject = data?.subjects.find(({ id }) => id === who) ?? data?.subjects[0];
  const known = subject?.targets.find((one) => one.metric === metric);
  const amount = typed ?? known?.amount ?? '';
  const isMoney = metric === targetMetrics.gmv;
  const isWrong = amount !== '' && !(isMoney ? /^\d+(?:\.\d{1,2})?$/ : /^\d{1,7}$/).test(amount);
  const isZero = amount !== '' && !isWrong && Number(amount) === 0;
  const isChanged = known !== undefined && (amount || null) !== known.amount;
  const pick = (set: () => void) => {
    set();
    setTyped(undefined);
  };
  return (
    <ActionDialog
      title={t('targetTitle')}
      sendLabel={t('save')}
      isReady={isChanged && !isWrong && !isZero && !data?.isOver}
      isChanged={isChanged}
      failure={error?.message ?? (data?.isOver ? t('isOver') : undefined)}
      onSend={async () => {
        const wish = { month, metric, amount: amount || null, version: known?.version ?? 0 };
        const id = subject?.id ?? '';
        await (kind === 'bd'
          ? client.call(bdBoardApi.setTarget, { bdId: id, ...wish })
          : client.call(leaderBoardApi.setTarget, { orgId: id, ...wish }));
      }}
      done={() => t('saved')}
      onClose={onClose}
    >
      <TextField select label={t('month')} value={month} onChange={({ target }) => pick(() => setMonth(target.value))}>
        {months.map((one) => (
          <MenuItem key={one} value={one}>
            {monthYear(one, locale)}
          </MenuItem>
        ))}
      </TextField>
      {kind === 'bd' && (
        <TextField select label={t('who')} value={subject?.id ?? ''} onChange={({ target }) => pick(() => setWho(target.value))}>
          {(data?.subjects ?? []).map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField select label={t('metric')} value={metric} onChange={({ target }) => pick(() => setMetric(Number(target.value)))}>
        {metrics.map((one) => (
          <MenuItem key={one} value={one}>
            {figure(words[one])}
          </MenuItem>
        ))}
      </TextField>
      {isMoney && data && isCurrency(data.currency) ? (
        <MoneyField
          label={t('amount')}
          currency={data.currency}
          value={amount}
          onChange={setTyped}
          fullWidth
          helperText={t('takeAwayHint')}
        />
      ) : (
        <TextField
          label={t('amount')}
          value={amount}
          onChange={({ target }) => setTyped(target.value.trim())}
          error={isWrong || isZero}
          helperText={isWrong || isZero ? t('notNumber') : t('takeAwayHint')}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
      )}
      {subject && known && known.version > 0 && (
        <TargetChanges kind={kind} subjectId={subject.id} month={month} metric={metric} currency={data?.currency ?? ''} />
      )}
    </ActionDialog>
  );
}

const shownMonths = 7;

/** This month and the next ones, in UTC: a country that is in another month already sets it from the second entry. */
const nextMonths = (now: Date): string[] =>
  Array.from({ length: shownMonths }, (_, ahead) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 7),
  );
