import { errors } from '@backlot/contract';
import { ApiError } from '@backlot/api-client';
import { useEffect, useState } from 'react';

interface Grant<Own extends { version: number }> {
  /** What is granted now, with its version. */
  read: () => Promise<Own>;
  onRead: (own: Own) => void;
}

/** Reads what is granted and keeps its version, so that nobody overwrites somebody else's grant; a newer one is told apart from other problems. */
export function useGrant<Own extends { version: number }>({ read, onRead }: Grant<Own>) {
  const [own, setOwn] = useState<Own>();
  const [problem, setProblem] = useState<string>();
  const [isStale, setStale] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [ask] = useState(() => ({ read, onRead }));

  useEffect(() => {
    const load = async () => {
      const found = await ask.read();
      setOwn(found);
      ask.onRead(found);
    };
    load().catch((error: Error) => setProblem(error.message));
  }, [ask]);

  /** Does something while the dialog is busy; answers whether it went well. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setStale(error instanceof ApiError && error.code === errors.versionConflict.code);
      setProblem((error as Error).message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Takes what is granted now as the new ground; what was picked stays. */
  const takeNewer = () =>
    run(async () => {
      setOwn(await ask.read());
      setStale(false);
    });
  return { own, problem, isStale, isBusy, run, takeNewer };
}
