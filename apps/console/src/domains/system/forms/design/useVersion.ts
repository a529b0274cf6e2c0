import { formApi } from '@backlot/contract';
import type { FormDocument } from '@backlot/form-designer/document';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { readDocument } from './readDocument';

/** The document of a published version, which never changes; nothing without a number. */
export function useVersion(id: string, number: number | undefined): { document: FormDocument | undefined; error: Error | null } {
  const { client } = useConsole();
  const { data, error } = useQuery({
    ...client.query(formApi.version, { id, number: number ?? 1 }),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
  // Without a number the query stands still, but may hold what was fetched for the first version before.
  return { document: number === undefined ? undefined : readDocument(data?.document), error };
}
