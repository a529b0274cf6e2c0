import { authApi, noticeApi, type SocketMessage } from '@backlot/contract';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useContext, useEffect, useState } from 'react';
import { useConsole } from '../shell/console/ConsoleContext';
import { useUser } from '../shell/session/useUser';
import { LiveContext } from '../shell/socket/LiveContext';
import { openSocket } from '../shell/socket/openSocket';

/** Follows the websocket: unread counts, changed dictionaries and records, an ended session (spec section 7). */
export function LiveNews() {
  const { client, session, dictionary } = useConsole();
  const live = useContext(LiveContext);
  const queries = useQueryClient();
  const { id } = useUser();
  const [newestId, setNewestId] = useState<string | null>(null);
  useEffect(() => {
    const hear = (message: SocketMessage) => {
      if (message.type === 'dictionary') void dictionary.refresh(message.version).catch(() => undefined);
      if (message.type === 'sessionEnded') void client.call(authApi.getLoginUser).catch(() => undefined);
      if (message.type === 'changed') live.tell(message.object);
      if (message.type !== 'notice') return;
      setNewestId(message.lastId);
      const { queryKey } = client.query(noticeApi.noticeNum);
      // What was read here is known here.
      const isNews = hashKey([queries.getQueryData(queryKey)]) !== hashKey([message.counts]);
      queries.setQueryData(queryKey, message.counts);
      if (isNews) void queries.invalidateQueries({ queryKey: [noticeApi.limitLastSysNotice.path] });
    };
    return openSocket({ userId: id, getToken: session.getToken, onMessage: hear, onOpen: live.connect });
  }, [client, session, dictionary, live, queries, id]);
  return (
    newestId !== null && (
      <Suspense fallback={null}>
        <NewestNotice newestId={newestId} />
      </Suspense>
    )
  );
}

const NewestNotice = lazy(() => import('./NewestNotice').then(({ NewestNotice }) => ({ default: NewestNotice })));
