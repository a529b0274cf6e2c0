import { is, messageLife } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { TwoLines } from '../../../../kit/list/TwoLines';
import { StatusTag } from '../../../../kit/status/StatusTag';
import type { Message } from './Message';
import { strings } from './strings';

/** The state of a message, and what one should know of it: why it failed, or when it is tried again. */
export function MessageState({ message }: { message: Message }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { failure, errorText, attempt, maxAttempt, notBefore, sendStatus } = message;
  const notes = [
    is(messageLife, message, 'failed', 'waiting') && failure && t(`failure_${failure}`),
    is(messageLife, message, 'waiting') && attempt > 0 && t('attemptOf', { n: attempt, most: maxAttempt }),
    attempt > 0 && notBefore && t('waitsUntil', { time: format.exact(notBefore) }),
  ].filter(Boolean);
  return (
    <TwoLines second={notes.length > 0 && <span title={errorText ?? undefined}>{notes.join(' · ')}</span>}>
      <StatusTag type="send_type" code={sendStatus} />
    </TwoLines>
  );
}
