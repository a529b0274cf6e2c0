import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { useCallOnce } from '../form/submit/useCallOnce';
import { type ImportCalls, type ImportState, importStatus } from './ImportKind';

/** How often a file that is checked or applied in the background is asked after, in milliseconds. */
const askMs = 1000;

const isMoving = ({ importStatus: status }: ImportState) => status === importStatus.checking || status === importStatus.applying;

/** One file on its way in: checked, looked at, applied. */
export function useImport(calls: ImportCalls) {
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const [answered, setAnswered] = useState<ImportState>();
  const [problem, setProblem] = useState<string>();
  const isAsking = answered !== undefined && isMoving(answered);
  const asked = useQuery({
    queryKey: [calls.importTask.path, answered?.id, answered?.importStatus],
    queryFn: ({ signal }) => client.call(calls.importTask, { id: answered?.id ?? '' }, { signal }),
    enabled: isAsking,
    refetchInterval: ({ state }) => (state.data && !isMoving(state.data) ? false : askMs),
    gcTime: 0,
  });
  const task = isAsking ? (asked.data ?? answered) : answered;

  const check = async (file: File, options: { signal: AbortSignal; onProgress: (part: number) => void }): Promise<ImportState> => {
    setProblem(undefined);
    try {
      const state = (await client.upload(calls.import, file, {
        signal: options.signal,
        onProgress: ({ percent }) => options.onProgress(percent),
      })) as ImportState;
      setAnswered(state);
      return state;
    } catch (error) {
      if (!options.signal.aborted) setProblem(`${file.name}: ${(error as Error).message}`);
      throw error;
    }
  };
  const apply = async () => {
    if (!task) return;
    setProblem(undefined);
    try {
      setAnswered(await callOnce(calls.applyImport, { id: task.id }));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  const restart = () => {
    setAnswered(undefined);
    setProblem(undefined);
  };
  return { task, problem: problem ?? asked.error?.message, isMoving: task !== undefined && isMoving(task), check, apply, restart };
}
