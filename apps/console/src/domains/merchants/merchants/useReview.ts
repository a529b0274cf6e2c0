import { errors, shopApi } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { useStrings } from '@backlot/i18n/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { Shop } from './shopForm';
import { strings } from './strings';

const reasonRule = { min: 5, max: 500 };

/** Reviewing a merchant: pass, reject, revoke, and the next one whose papers wait (domain/life-cycles 3.1). */
export function useReview({ id, shopName: name }: Shop) {
  const t = useStrings(strings);
  const { client } = useConsole();
  const confirm = useConfirm();
  const notify = useNotice();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const told = async (sentence: string) => {
    notify.success(sentence);
    await queries.invalidateQueries();
  };
  const pass = async (round: number) => {
    if (
      await confirm({
        title: t('passAsk', { name }),
        children: t('passHint', { round }),
        confirmLabel: t('pass'),
        action: () => client.call(shopApi.pass, { id, round }),
      })
    )
      await told(t('passed', { name }));
  };
  const reject = async (round: number) => {
    const action = (reason: string) => client.call(shopApi.reject, { id, round, reason });
    if (
      await confirm({
        title: t('rejectAsk', { name }),
        children: t('rejectHint', { round }),
        confirmLabel: t('reject'),
        danger: true,
        reason: reasonRule,
        action,
      })
    )
      await told(t('rejected', { name }));
  };
  const revoke = async () => {
    let needsForce = false;
    const action = async (reason: string) => {
      try {
        await client.call(shopApi.revoke, { id, reason });
      } catch (error) {
        needsForce = error instanceof ApiError && error.code === errors.shopHasOpenOrders.code;
        if (!needsForce) throw error;
      }
    };
    const answer = await confirm({
      title: t('revokeAsk', { name }),
      children: t('revokeHint'),
      confirmLabel: t('revoke'),
      danger: true,
      reason: reasonRule,
      action,
    });
    if (!answer) return;
    const { reason } = answer;
    if (
      needsForce &&
      !(await confirm({
        title: t('forceAsk', { name }),
        children: t('forceHint'),
        confirmLabel: t('force'),
        danger: true,
        action: () => client.call(shopApi.revoke, { id, reason, force: true }),
      }))
    )
      return;
    await told(t('revoked', { name }));
  };
  const openNext = async () => {
    try {
      const { rows } = await client.call(shopApi.page, {
        pageNo: 1,
        pageSize: 2,
        papers: 'waiting',
        sortField: 'createTime',
        sortOrder: 'ascend',
      });
      const next = rows.find((row) => row.id !== id);
      if (next) await navigate({ href: `/shopDetail?id=${next.id}` });
      else notify.success(t('emptyQueue'));
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  return { pass, reject, revoke, openNext };
}
