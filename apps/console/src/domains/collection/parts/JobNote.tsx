import { useFormat, useStrings } from '@backlot/i18n/react';
import { parseWireTime } from '@backlot/i18n';
import { type FailureWord, failureStrings } from './failureStrings';
import type { Job } from './Job';
import { jobStrings } from './jobStrings';

/** What one should know of a job at a glance: what it waits for, how long its lease is, what it found, or why it failed. */
export function JobNote({ job }: { job: Job }) {
  const t = useStrings(jobStrings);
  const format = useFormat();
  const why = useStrings(failureStrings);
  const { waitsFor, notBefore, leaseUntil, result, failure, errorMessage, errorText } = job;
  if (waitsFor) return t(`wait_${waitsFor}`, { time: format.exact(notBefore) });
  if (leaseUntil) return t('secondsLeft', { n: secondsUntil(leaseUntil) });
  if (errorMessage)
    return (
      <span title={[errorMessage, errorText].filter(Boolean).join('\n')}>
        {failure ? why(`why_${failure}` as FailureWord) : errorMessage}
      </span>
    );
  return result && t('counts', { read: result.read, added: result.added, changed: result.changed });
}

const secondsUntil = (time: string): number => Math.max(0, Math.round(((parseWireTime(time)?.getTime() ?? 0) - Date.now()) / 1000));
