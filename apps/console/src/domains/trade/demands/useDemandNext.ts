import { type DemandProblem, demandProblems, stopsDemand } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useNavigate } from '@tanstack/react-router';
import type { Demand } from './demandList';
import { strings, type Word } from './strings';
import type { DemandAction } from './useDemandActions';

interface DemandNext {
  sentence: Extract<Word, `next${string}`>;
  tone: 'warn' | 'info' | 'ok';
  /** What stops the submission, each at its field. */
  problems: readonly DemandProblem[];
  /** What does it: the one filled button at the head of the page. */
  main?: { key: string; label: string; onRun: () => void } | undefined;
}

interface Given {
  actions: readonly DemandAction[];
  /** Opens the form at a field; absent for who may not. */
  onEdit: ((field?: string) => void) | undefined;
}

/** What comes next with a demand form for its reader (domain/life-cycles 3.2). */
export function useDemandNext(): (row: Demand, given: Given) => DemandNext {
  const t = useStrings(strings);
  const can = useCan();
  const navigate = useNavigate();
  const orderPath = can('workOrderBd.get') ? '/workOrderOwnDetail' : can('workOrderShop.get') ? '/workOrderShopCurrentDetail' : undefined;
  return (row, { actions, onEdit }) => {
    const offered = actions.find(({ key }) => key === 'submit' || key === 'convert');
    const problems = offered?.key === 'submit' && onEdit ? demandProblems(row).filter(stopsDemand) : [];
    if (problems.length > 0)
      return {
        sentence: 'nextMend',
        tone: 'warn',
        problems,
        main: { key: 'edit', label: t('edit'), onRun: () => onEdit?.(problems[0]?.field) },
      };
    if (offered)
      return {
        sentence: offered.key === 'submit' ? 'nextSubmit' : 'nextConvert',
        tone: 'warn',
        problems,
        main: offered,
      };
    const { workOrder } = row;
    const main =
      workOrder && orderPath
        ? {
            key: 'order',
            label: t('openOrder'),
            onRun: () => void navigate({ href: `${orderPath}?id=${workOrder.id}` }),
          }
        : undefined;
    const waiting = (['nextDraft', 'nextWait', 'nextWork', 'nextEnded'] as const)[row.demandStatus] ?? 'nextEnded';
    return { sentence: waiting, tone: waiting === 'nextEnded' ? 'ok' : 'info', problems, main };
  };
}
