import type { OutputOf } from '@backlot/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import type { RecordEndpoint } from '../query/RecordEndpoint';
import { useLiveRecord } from './useLiveRecord';

/** A record that a detail page shows. */
export interface RecordHandle<Row> {
  id: string;
  row: Row | undefined;
  error: Error | null;
  /** The address names no record. */
  isUnnamed: boolean;
  /** Loads everything on screen again: an action changes history and lists as well. */
  reload: () => Promise<void>;
}

/** The record that the address names: `?id=42`, read by a call that takes `{ id }`, as it is now. */
export function useRecord<E extends RecordEndpoint>(endpoint: E): RecordHandle<OutputOf<E>> {
  const { client } = useConsole();
  const queries = useQueryClient();
  const id = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') ?? '' });
  const isNamed = /^[1-9]\d{0,18}$/.test(id);
  const { data, error, dataUpdatedAt } = useQuery({ ...client.query(endpoint as RecordEndpoint, { id }), enabled: isNamed });
  const reload = useCallback(() => queries.invalidateQueries(), [queries]);
  useLiveRecord({ endpoint, id: isNamed ? id : undefined, readAt: dataUpdatedAt, reload: () => void reload() });
  return { id, row: data as OutputOf<E> | undefined, error, isUnnamed: !isNamed, reload };
}
