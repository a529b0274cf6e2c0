import { fileImportApi, type ReceivedFile } from '@backlot/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallOnce } from '../../../../kit/form/submit/useCallOnce';
import { type ImportState, importStatus } from '../../../../kit/import/ImportKind';
import { useConsole } from '../../../../shell/console/ConsoleContext';

export type FileObject = ReceivedFile['object'];

/** How often a file that is checked or applied in the background is asked after, in milliseconds. */
const askMs = 1000;
const isMoving = ({ importStatus: status }: ImportState) => status === importStatus.checking || status === importStatus.applying;

interface Sending {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

/** A file on its way in: taken in, its columns named, checked, applied. */
export function useFileImport() {
  const { client } = useConsole();
  const callOnce = useCallOnce();
  const [file, setFile] = useState<ReceivedFile>();
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const [answered, setAnswered] = useState<ImportState>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isAsking = answered !== undefined && isMoving(answered);
  const asked = useQuery({
    queryKey: [fileImportApi.importTask.path, answered?.id, answered?.importStatus],
    queryFn: ({ signal }) => client.call(fileImportApi.importTask, { id: answered?.id ?? '' }, { signal }),
    enabled: isAsking,
    refetchInterval: ({ state }) => (state.data && !isMoving(state.data) ? false : askMs),
    gcTime: 0,
  });
  const task = isAsking ? (asked.data ?? answered) : answered;

  const receive = async (object: FileObject, chosen: File, { signal, onProgress }: Sending): Promise<ReceivedFile> => {
    setProblem(undefined);
    try {
      const told = await client.upload(fileImportApi.receive, chosen, {
        fields: { object },
        signal,
        onProgress: ({ percent }) => onProgress(percent),
      });
      setFile(told);
      setMapping(Object.fromEntries(told.mapping.map(({ field, column }) => [field, column])));
      return told;
    } catch (error) {
      if (!signal.aborted) setProblem(`${chosen.name}: ${(error as Error).message}`);
      throw error;
    }
  };
  const run = async (act: () => Promise<ImportState>) => {
    setProblem(undefined);
    setBusy(true);
    try {
      setAnswered(await act());
    } catch (error) {
      setProblem((error as Error).message);
    }
    setBusy(false);
  };
  return {
    file,
    mapping,
    choose: (field: string, column: string) => setMapping((before) => ({ ...before, [field]: column })),
    task,
    problem: problem ?? asked.error?.message ?? task?.failReason ?? undefined,
    isBusy: isBusy || (task !== undefined && isMoving(task)),
    receive,
    check: () =>
      run(() => {
        const chosen = Object.entries(mapping).flatMap(([field, column]) => (column === '' ? [] : [{ field, column }]));
        return callOnce(fileImportApi.check, { id: file?.id ?? '', mapping: chosen });
      }),
    apply: () => run(() => callOnce(fileImportApi.applyImport, { id: file?.id ?? '' })),
    /** Back to the columns of the same file. */
    remap: () => setAnswered(undefined),
    restart: () => {
      setFile(undefined);
      setAnswered(undefined);
      setProblem(undefined);
    },
  };
}
