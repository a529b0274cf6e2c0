import { homeApi, menuWork, mostCounted, noticeApi, type Permission } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApps } from '../../shell/apps/useApps';
import { useConsole } from '../../shell/console/ConsoleContext';
import { flattenMenu } from '../../shell/menu/buildMenuTree';
import type { ShownCounts } from './MenuCountsContext';
import { useQuiet } from './useQuiet';

/** However quiet it is, a count is not older than this, in milliseconds. */
const oldestMs = 5 * 60_000;

/** Several writes in a row are followed once, in milliseconds. */
const followMs = 200;

/** Calls that can change what waits for somebody. */
const isWork = /^\/main\/(workOrder|demand|intent|shop|up)/;

/** Asks what waits behind the entries of the menu once the page is quiet, and again after news and own work. Failures are silent: nothing is shown. */
export function MenuCounts({ onCounts }: { onCounts: (counts: ShownCounts) => void }): null {
  const t = useStrings(strings);
  const can = useCan();
  const { client, writes } = useConsole();
  const { tree } = useApps();
  const queries = useQueryClient();
  const isQuiet = useQuiet();
  const work: Readonly<Record<string, readonly Permission[] | undefined>> = menuWork;
  const hasWork = flattenMenu(tree).some(({ node }) => node.meta.show && work[node.name]?.some((permission) => can(permission)));
  const { data } = useQuery({
    ...client.query(homeApi.menuCounts),
    queryFn: ({ signal }) => client.call(homeApi.menuCounts, {}, { signal, isSilent: true }),
    enabled: isQuiet && hasWork,
    refetchInterval: oldestMs,
  });
  const { data: news } = useQuery({ ...client.query(noticeApi.noticeNum), enabled: false });
  const heard = useRef(news);
  useEffect(() => {
    const isFirst = heard.current === undefined;
    if (heard.current === news) return;
    heard.current = news;
    if (!isFirst) void queries.invalidateQueries({ queryKey: countsKey });
  }, [news, queries]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = writes.subscribe(({ path }) => {
      if (!isWork.test(path)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void queries.invalidateQueries({ queryKey: countsKey }), followMs);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [writes, queries]);
  useEffect(() => {
    const shown = Object.entries(data ?? {}).map(([code, count]) => {
      const text = count < mostCounted ? String(count) : `${mostCounted - 1}+`;
      return [code, { text, words: t('waiting', { count: text }) }];
    });
    onCounts(Object.fromEntries(shown) as ShownCounts);
  }, [data, t, onCounts]);
  return null;
}

const countsKey = [homeApi.menuCounts.path];

const strings = /* @__PURE__ */ defineStrings({
  en: { waiting: '{count} waiting' },
  'zh-CN': { waiting: '{count} 项待处理' },
  vn: { waiting: '{count} việc đang chờ' },
});
