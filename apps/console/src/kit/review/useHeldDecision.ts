import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { reviewStrings } from './strings';

/** So long a decision can be taken back, in milliseconds. */
const heldMs = 10_000;

interface Decision {
  /** What was decided, as it is told: "Bea Reyes approved". */
  told: string;
  send: () => Promise<unknown>;
  /** The server has it. */
  onSent: () => void;
  /** Taken back by the person, or refused by the server. */
  onBack: () => void;
}

/**
 * Holds the last decision for ten seconds before it is sent, with an undo. The next decision, another page, another tab of the
 * console and leaving the browser send it at once, so that none is lost; a refusal is told and brings the row back.
 */
export function useHeldDecision() {
  const t = useStrings(reviewStrings);
  const notify = useNotice();
  const [isHeld, setHeld] = useState(false);
  const held = useRef<Decision & { stop: () => void }>(undefined);
  const hand = useMemo(() => {
    /** The held decision leaves the hand, once. */
    const release = () => {
      const decision = held.current;
      held.current = undefined;
      decision?.stop();
      setHeld(false);
      return decision;
    };
    const send = async () => {
      const decision = release();
      if (!decision) return;
      try {
        await decision.send();
        decision.onSent();
      } catch (error) {
        notify.error((error as Error).message);
        decision.onBack();
      }
    };
    const undo = () => release()?.onBack();
    const hold = (decision: Decision) => {
      void send();
      const timer = setTimeout(() => void send(), heldMs);
      const hush = notify.success(decision.told, { duration: Infinity, action: { label: t('undo'), onAction: undo } });
      const stop = () => {
        clearTimeout(timer);
        hush();
      };
      held.current = { ...decision, stop };
      setHeld(true);
    };
    return { hold, send, undo };
  }, [notify, t]);
  useEffect(() => {
    const leave = () => void hand.send();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [hand]);
  return { ...hand, isHeld };
}
