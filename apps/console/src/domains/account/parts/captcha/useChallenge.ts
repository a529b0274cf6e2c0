import { type CaptchaChallenge, captchaApi, type CaptchaType } from '@backlot/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { type CaptchaPoint, captchaProof, sealedPoints } from './captchaProof';

/** How far a captcha is; `note` says why the picture was changed. */
export interface ChallengeState {
  phase: 'loading' | 'ready' | 'checking' | 'solved' | 'waiting' | 'failed';
  challenge: CaptchaChallenge | null;
  note: 'wrong' | 'expired' | null;
  /** Seconds until the server gives a new picture. */
  seconds: number;
}

/** Fetches challenges, checks answers, and fetches again when one was wrong or expired (system-pages 2.4, 2.5). */
export function useChallenge({ types, onSolved }: { types: readonly CaptchaType[]; onSolved: (proof: string) => void }) {
  const { client } = useConsole();
  const [state, setState] = useState<ChallengeState>({ phase: 'loading', challenge: null, note: null, seconds: 0 });
  const alive = useRef(new AbortController());

  const load = useCallback(
    async (note: ChallengeState['note'] = null) => {
      const { signal } = alive.current;
      setState((before) => ({ ...before, phase: 'loading', note }));
      try {
        const captchaType = types[Math.floor(Math.random() * types.length)] ?? 'blockPuzzle';
        const { repCode, repData } = await client.call(captchaApi.getCaptcha, { captchaType }, { signal });
        if (signal.aborted) return;
        if (repCode === '0000' && repData) setState({ phase: 'ready', challenge: repData, note, seconds: 0 });
        else if (repCode in waits) setState({ phase: 'waiting', challenge: null, note: null, seconds: waits[repCode] ?? 10 });
        else setState({ phase: 'failed', challenge: null, note: null, seconds: 0 });
      } catch {
        if (!signal.aborted) setState({ phase: 'failed', challenge: null, note: null, seconds: 0 });
      }
    },
    [client, types],
  );

  const check = useCallback(
    async (answer: CaptchaPoint | readonly CaptchaPoint[]) => {
      const { challenge } = state;
      const { signal } = alive.current;
      if (!challenge || state.phase !== 'ready') return;
      setState((before) => ({ ...before, phase: 'checking', note: null }));
      try {
        const { token, captchaType, secretKey } = challenge;
        const { repCode, repData } = await client.call(
          captchaApi.checkCaptcha,
          { captchaType, token, pointJson: sealedPoints(answer, secretKey) },
          { signal },
        );
        if (signal.aborted) return;
        if (repCode === '0000' && repData?.result) {
          setState((before) => ({ ...before, phase: 'solved' }));
          onSolved(captchaProof({ token, answer, secretKey }));
          return;
        }
        if (repCode === '6204') setState({ phase: 'waiting', challenge: null, note: null, seconds: waits['6201'] ?? 60 });
        else await load(repCode === '6110' || repCode === '6206' ? 'expired' : 'wrong');
      } catch {
        if (!signal.aborted) setState({ phase: 'failed', challenge: null, note: null, seconds: 0 });
      }
    },
    [client, load, onSolved, state],
  );

  useEffect(() => {
    const controller = new AbortController();
    alive.current = controller;
    void load();
    return () => controller.abort();
  }, [load]);

  useEffect(() => {
    if (state.phase !== 'waiting') return undefined;
    const timer = setTimeout(() => {
      if (state.seconds > 1) setState((before) => ({ ...before, seconds: before.seconds - 1 }));
      else void load();
    }, 1000);
    return () => clearTimeout(timer);
  }, [state.phase, state.seconds, load]);

  return { ...state, load, check };
}

/** Seconds to wait after too many pictures or too many wrong answers (system-pages 2.4). */
const waits: Record<string, number> = { '6201': 60, '6202': 10, '6205': 60 };
