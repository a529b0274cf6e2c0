import type { queueApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Job } from '../parts/Job';
import { JobNote } from '../parts/JobNote';
import { strings, type Word } from './strings';

/** Columns and filters of the queue. */
export function useJobList(): ListShape<typeof queueApi.page> {
  const t = useStrings(strings);
  const locale = useLocale();
  const { optionsOf } = useDictionary();
  return useMemo(() => {
    const nameOf = ({ objectType, targetName }: Job) => t(`job_${objectType}` as Word, { name: targetName });
    return {
      nameOf,
      columns: [
        {
          field: 'targetName',
          header: t('job'),
          flex: 1,
          minWidth: 220,
          isFixed: true,
          onCard: 'title',
          render: (job) => (
            <TwoLines second={`${job.taskName ?? t(job.priority > 0 ? 'byHand' : 'forLink')} · ${job.connectorName}`}>
              {nameOf(job)}
            </TwoLines>
          ),
        },
        {
          field: 'queueStatus',
          header: t('status'),
          width: 280,
          render: (job) => (
            <TwoLines second={<JobNote job={job} />}>
              <StatusTag type="queueStatus" code={job.queueStatus} />
            </TwoLines>
          ),
        },
        {
          field: 'attempt',
          header: t('attempt'),
          width: 110,
          align: 'right',
          render: ({ attempt, maxAttempt }) => t('attemptOf', { n: attempt, most: maxAttempt }),
        },
        { field: 'slotTime', header: t('slot'), isSortable: true },
        { field: 'startTime', header: t('started'), isSortable: true },
        { field: 'endTime', header: t('ended'), isSortable: true },
        { field: 'workerId', header: t('worker'), width: 140, isHidden: true },
      ],
      filters: [
        {
          kind: 'choice',
          field: 'queueStatus',
          label: t('status'),
          choices: optionsOf('queueStatus').map(({ code, names }) => ({ value: code, label: names[locale] })),
          isMultiple: true,
        },
      ],
      presets: [
        { key: 'waiting', label: t('presetWaiting'), filters: { queueStatus: '0' } },
        { key: 'running', label: t('presetRunning'), filters: { queueStatus: '1' } },
        { key: 'wrong', label: t('presetWrong'), filters: { queueStatus: ['3', '4'] } },
        { key: 'done', label: t('presetDone'), filters: { queueStatus: '2' } },
      ],
    };
  }, [t, optionsOf, locale]);
}
