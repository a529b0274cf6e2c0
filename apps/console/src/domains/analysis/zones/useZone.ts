import { channelPermissions, type dataZoneApi, followKinds, type OutputOf } from '@backlot/contract';
import { commentRanges } from '@backlot/contract';
import { useCan } from '@backlot/permissions/react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { Permission } from '@backlot/contract';
import { flattenMenu } from '../../../shell/menu/buildMenuTree';
import { useApps } from '../../../shell/apps/useApps';

export type Overview = OutputOf<typeof dataZoneApi.overview>;

/** The code of a channel's zone. */
const codeOf = (webId: number): string => Object.entries(channelPermissions).find(([, channel]) => channel === webId)?.[0] ?? '';

/** What this person may do in the zone of a channel, and where its pages are; undefined where they have none. */
export function useZone(webId: number) {
  const can = useCan();
  const { trees } = useApps();
  const code = codeOf(webId);
  const may = (action: 'query' | 'export' | 'follow' | 'sync') => can(`${code}.${action}` as Permission);
  const pathOf = (name: string) => trees.flatMap(({ tree }) => flattenMenu(tree)).find(({ node }) => node.name === name)?.path;
  return {
    code,
    mayQuery: may('query'),
    mayExport: may('export'),
    mayFollow: may('follow'),
    maySync: may('sync'),
    zonePath: pathOf(code),
    worksPath: pathOf(`${code}_workInfo`),
    commentsPath: pathOf(`${code}_commentInfo`),
  };
}

type Key = 'range' | 'kind' | 'favId';

/** What the zone shows, kept in the address. */
export function useZoneUrl() {
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const place = useMemo(() => {
    const params = new URLSearchParams(search);
    const [range, kind] = [Number(params.get('range')), Number(params.get('kind'))];
    return {
      range: commentRanges.find((days) => days === range) ?? 30,
      kind: Object.values(followKinds).find((code) => code === kind) ?? followKinds.game,
      favId: params.get('favId') ?? '',
    };
  }, [search]);
  const change = useCallback(
    (values: Partial<Record<Key, string>>) => {
      const { pathname, searchStr } = router.state.location;
      const next = new URLSearchParams(searchStr);
      for (const [key, value] of Object.entries(values)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      const text = next.toString();
      void router.navigate({ href: `${pathname}${text && `?${text}`}`, replace: true, resetScroll: false });
    },
    [router],
  );
  return { ...place, change };
}

/** Where the rows behind figures are: works of the zone, and comments of the channel, of the same days. */
export function useRowsBehind(webId: number, { fromDay, toDay }: { fromDay: string; toDay: string }) {
  const can = useCan();
  const { worksPath } = useZone(webId);
  const days = { fromDay, toDay };
  return {
    works: (more: Record<string, string> = {}) => worksPath && `${worksPath}?${new URLSearchParams({ ...days, ...more })}`,
    comments: (more: Record<string, string> = {}) =>
      can('commentInfo.query')
        ? `/commentList?${new URLSearchParams({ webId: String(webId), commentStatus: '0', ...days, ...more })}`
        : undefined,
  };
}
