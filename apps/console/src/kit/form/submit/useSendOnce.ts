import { newRequestId } from '@backlot/api-client';
import { useCallback, useRef } from 'react';
import { isAnswered } from './isAnswered';

interface Sent {
  draft: string;
  requestId: string;
}

/** Writes that take effect once: a start while one runs does nothing, and an unchanged draft whose answer was lost is sent again under its first name. */
export function useSendOnce() {
  const isRunning = useRef(false);
  const unanswered = useRef<Sent>(undefined);

  const once = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await work();
    } finally {
      isRunning.current = false;
    }
  }, []);

  const sendAs = useCallback(
    async <Answer>(values: unknown, send: (options: { requestId: string }) => Promise<Answer>): Promise<Answer> => {
      const draft = JSON.stringify(values);
      const sent = unanswered.current?.draft === draft ? unanswered.current : { draft, requestId: newRequestId() };
      unanswered.current = sent;
      try {
        const answer = await send({ requestId: sent.requestId });
        unanswered.current = undefined;
        return answer;
      } catch (error) {
        if (isAnswered(error)) unanswered.current = undefined;
        throw error;
      }
    },
    [],
  );
  return { once, sendAs };
}
