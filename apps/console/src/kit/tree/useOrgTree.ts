import { sysOrgApi } from '@backlot/contract';
import { nameOf as nameIn } from '@backlot/i18n';
import { useLocale } from '@backlot/i18n/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { treeOrder } from './treeOrder';

/** The organisations a person may see, with the ways to pick from them. */
export function useOrgTree() {
  const { client } = useConsole();
  const queries = useQueryClient();
  const locale = useLocale();
  const { data: nodes } = useQuery(client.query(sysOrgApi.tree, {}));
  const data = useMemo(() => nodes?.map((node) => ({ ...node, title: nameIn({ ...node, name: node.title }, locale) })), [nodes, locale]);
  const choices = useMemo(
    () => treeOrder(data ?? []).map(({ id, title, depth, context }) => ({ value: id, label: title, depth, isDisabled: context })),
    [data],
  );
  const reload = useCallback(() => void queries.invalidateQueries({ queryKey: [sysOrgApi.tree.path] }), [queries]);
  const nameOf = useCallback((id: unknown) => data?.find((org) => org.id === id)?.title, [data]);
  return { orgs: data ?? noOrgs, choices, nameOf, reload };
}

const noOrgs: never[] = [];
