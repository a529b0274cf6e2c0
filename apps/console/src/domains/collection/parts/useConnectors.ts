import { connectorApi, type OutputOf } from '@backlot/contract';
import { useCan } from '@backlot/permissions/react';
import { useQuery } from '@tanstack/react-query';
import { useConsole } from '../../../shell/console/ConsoleContext';

export type Connector = OutputOf<typeof connectorApi.page>['rows'][number];

/** The connectors, for those who may see them; nothing for others and while they load. */
export function useConnectors() {
  const { client } = useConsole();
  const enabled = useCan()('connector.query');
  return useQuery({ ...client.query(connectorApi.page, { pageNo: 1, pageSize: 100 }), enabled });
}

const objects = { 1: 'profile', 2: 'works', 3: 'comments', 4: 'audience', 5: 'orders' } as const;

/** Code of orders, which are a merchant's; everything else is a creator's. */
export const ordersObject = 5;

/** What a connector can collect, as codes of `extractionObject`. */
export const objectsOf = ({ capabilities }: Pick<Connector, 'capabilities'>): number[] =>
  ([1, 2, 3, 4, 5] as const).filter((code) => capabilities.includes(objects[code]));
