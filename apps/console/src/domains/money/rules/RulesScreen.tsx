import { ruleApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm } from '@backlot/ui-kit';
import { useCallback, useMemo, useState } from 'react';
import { today } from '../../../kit/form/submit/today';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import { lazyDialog } from '../../../kit/lazyDialog';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { useAct } from '../../../kit/record/useAct';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { Rule } from './Rule';
import { ruleForm } from './ruleForm';
import { ruleColumns, ruleFilters, rulePresets } from './ruleList';
import { strings } from './strings';

const RuleDrawer = lazyDialog(async () => (await import('./RuleDrawer')).RuleDrawer);

/** Commission rules: written, tried, enabled, copied into new versions (domain/model 2.3.17). */
export function RulesScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const can = useCan();
  const confirm = useConfirm();
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const { act } = useAct();
  const { optionsOf } = useDictionary();
  const [open, setOpen] = useState<{ row: Rule; list: ListHandle<Rule> }>();
  const mayRead = can('rule.get');
  const columns = useMemo(() => ruleColumns(t, format), [t, format]);
  const filters = useMemo(
    () => ruleFilters(t, (type) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }))),
    [t, optionsOf, locale],
  );
  const presets = useMemo(() => rulePresets(t), [t]);
  const form = useMemo(() => ruleForm(t, today()), [t]);
  const turn = useCallback(
    async ({ id, ruleName: name }: Rule, to: 'enable' | 'disable', list: ListHandle<Rule>) => {
      // The question is asked also where the number is not to be had.
      const open = await client.call(ruleApi.openPreviews, { id }).catch(() => undefined);
      const answer = await confirm({
        title: t(`${to}Ask`, { name }),
        children: (
          <>
            {t(`${to}Hint`)}
            <br />
            {open ? t('outdates', open) : t('outdatesSome')}
          </>
        ),
        confirmLabel: t(to),
        action: () => callOnce(ruleApi[to], { id }),
      });
      if (answer && (await act(() => Promise.resolve(), t(`${to}Done`, { name })))) list.reload();
    },
    [confirm, client, callOnce, act, t],
  );
  const copy = useCallback(
    async ({ id, ruleName: name }: Rule, list: ListHandle<Rule>) => {
      if (await act(() => callOnce(ruleApi.copy, { id }), t('copyDone', { name }))) list.reload();
    },
    [callOnce, act, t],
  );
  const rowActions = useCallback(
    (row: Rule, list: ListHandle<Rule>) => [
      ...(mayRead ? [{ key: 'detail', label: t('detail'), onRun: () => setOpen({ row, list }) }] : []),
      ...(row.can.includes('enable') ? [{ key: 'enable', label: t('enable'), onRun: () => void turn(row, 'enable', list) }] : []),
      ...(row.can.includes('copy') ? [{ key: 'copy', label: t('copy'), onRun: () => void copy(row, list) }] : []),
      ...(row.can.includes('disable') ? [{ key: 'disable', label: t('disable'), onRun: () => void turn(row, 'disable', list) }] : []),
    ],
    [t, mayRead, turn, copy],
  );
  return (
    <>
      <CrudPage
        api={ruleApi}
        table="rules"
        words={{ plural: t('title'), noun: t('noun') }}
        list={{ columns, nameOf: nameOfRule, search: { field: 'searchValue', label: t('search') }, filters, presets }}
        form={form}
        rowActions={rowActions}
      />
      {open && (
        <RuleDrawer
          row={open.row}
          onClose={() => setOpen(undefined)}
          onCopy={() => {
            setOpen(undefined);
            void copy(open.row, open.list);
          }}
        />
      )}
    </>
  );
}

const nameOfRule = ({ ruleName }: { ruleName: string }) => ruleName;
