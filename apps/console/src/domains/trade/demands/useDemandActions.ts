import { ApiError } from '@backlot/api-client';
import { demandApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useCallOnce } from '../../../kit/form/submit/useCallOnce';
import type { Demand } from './demandList';
import { strings } from './strings';

/** Something the server allows with a demand form now. */
export interface DemandAction {
  key: 'submit' | 'convert' | 'copy' | 'end';
  label: string;
  isDanger?: boolean;
  onRun: () => void;
}

/** Submit, convert, copy and end a demand form, drawn from its `can` (domain/life-cycles 3.2). */
export function useDemandActions() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const confirm = useConfirm();
  const notify = useNotice();
  const navigate = useNavigate();

  const actionsOf = useCallback(
    ({ id, demandName: name, can }: Demand, onDone: () => void): DemandAction[] => {
      // What was refused at a field is mended there.
      const mendOf = (error: unknown) => {
        const [field] = error instanceof ApiError ? Object.keys(error.fields) : [];
        if (field === undefined || !can.includes('edit')) return undefined;
        return {
          label: t('mend'),
          onMend: () => void navigate({ href: `/shopXuQiuDanDetail?id=${id}&edit=${field}` }),
        };
      };
      const submit = async () => {
        const answer = await confirm({
          title: t('submitAsk', { name }),
          children: t('submitHint'),
          confirmLabel: t('submit'),
          action: () => client.call(demandApi.submit, { id }),
          mendOf,
        });
        if (answer) done(t('submitted', { name }));
      };
      const convert = async () => {
        let orderId = '';
        const action = async () => {
          orderId = (await callOnce(demandApi.convert, { id })).workOrderId;
        };
        const answer = await confirm({ title: t('convertAsk', { name }), children: t('convertHint'), confirmLabel: t('convert'), action });
        if (!answer) return;
        done(t('converted'));
        void navigate({ href: `/workOrderOwnDetail?id=${orderId}` });
      };
      const end = async () => {
        const answer = await confirm({
          title: t('endAsk', { name }),
          children: t('endHint'),
          confirmLabel: t('end'),
          danger: true,
          reason: { min: 1, max: 500 },
          action: (reason) => client.call(demandApi.end, { id, reason }),
        });
        if (answer) done(t('ended', { name }));
      };
      const copy = async () => {
        try {
          const { id: copyId } = await callOnce(demandApi.copy, { id });
          done(t('copied'));
          void navigate({ href: `/shopXuQiuDanDetail?id=${copyId}` });
        } catch (error) {
          notify.error((error as Error).message);
        }
      };
      const done = (message: string) => {
        notify.success(message);
        onDone();
      };
      const all: DemandAction[] = [
        { key: 'submit', label: t('submit'), onRun: () => void submit() },
        { key: 'convert', label: t('convert'), onRun: () => void convert() },
        { key: 'copy', label: t('copy'), onRun: () => void copy() },
        { key: 'end', label: t('end'), isDanger: true, onRun: () => void end() },
      ];
      return all.filter(({ key }) => can.includes(key));
    },
    [client, callOnce, confirm, notify, navigate, t],
  );
  return { actionsOf };
}
