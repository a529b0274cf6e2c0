import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ruleApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { isCurrency } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList, ErrorState, LoadingState, NextStep, Section, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '../../../kit/history/RecordHistory';
import { StatusTag } from '../../../kit/status/StatusTag';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { payText } from './payText';
import type { Rule } from './Rule';
import { strings } from './strings';

/** A rule beside the list: how it pays, its tiers, whom, its versions and what happened to it. */
export function RuleDrawer({ row, onClose, onCopy }: { row: Rule; onClose: () => void; onCopy: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(ruleApi.versions, { id: row.id }));
  const mayCopy = row.can.includes('copy');
  const money = (amount: string) => (isCurrency(row.currency) ? format.money({ amount, currency: row.currency }) : amount);
  const base = (amount: string) => (row.metric === 1 ? money(amount) : amount);
  return (
    <SideDrawer
      open
      title={row.ruleName}
      subtitle={t('versionOf', { version: row.ruleVersion })}
      onClose={onClose}
      {...(mayCopy && {
        actions: (
          <Button variant="contained" onClick={onCopy}>
            {t('copy')}
          </Button>
        ),
      })}
    >
      <Stack spacing={4}>
        {mayCopy && !row.can.includes('edit') && <NextStep tone="info">{t('copyInstead')}</NextStep>}
        <DescriptionList
          items={[
            { label: t('status'), value: <StatusTag type="ruleStatus" code={row.ruleStatus} /> },
            { label: t('ruleType'), value: nameFor('ruleType', row.ruleType) },
            { label: t('dimension'), value: nameFor('settleDimension', row.dimension) },
            { label: t('country'), value: nameFor('country', row.country) },
            { label: t('pays'), value: payText(row, t, format), wide: true },
            ...row.tiers.map((tier, at) => ({
              label: t('tierBase', { number: at + 1 }),
              value: [base(tier.base), `${tier.ratio} %`, money(tier.amount)].join(' · '),
              wide: true,
            })),
            { label: t('validBegin'), value: format.day(row.validBegin) },
            { label: t('validEnd'), value: row.validEnd && format.day(row.validEnd) },
            { label: t('scopes'), value: row.scopes.map(({ name }) => name).join(', ') || t('everybody'), wide: true },
            { label: t('remark'), value: row.remark, wide: true },
          ]}
        />
        <Section title={t('versions')}>
          {!data && !error && <LoadingState count={2} />}
          {error && (
            <ErrorState dense onRetry={() => void refetch()}>
              {error.message}
            </ErrorState>
          )}
          {data && (
            <DescriptionList
              columns={1}
              items={data.map((one) => ({
                label: t('versionOf', { version: one.ruleVersion }),
                value: [nameFor('ruleStatus', one.ruleStatus), payText(one as Rule, t, format)].join(' · '),
              }))}
            />
          )}
        </Section>
        <RecordHistory endpoint={ruleApi.history} id={row.id} />
      </Stack>
    </SideDrawer>
  );
}
