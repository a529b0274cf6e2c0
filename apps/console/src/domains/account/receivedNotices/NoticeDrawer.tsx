import { noticeApi, sysNoticeApi } from '@backlot/contract';
import { RichTextView } from '@backlot/form-designer/rich-text';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { strings } from './strings';

/** A notice beside the list; reading it here counts. */
export function NoticeDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ ...client.query(sysNoticeApi.detail, { id }), gcTime: 0 });
  const hasRead = data !== undefined;
  useEffect(() => {
    if (hasRead) void queries.invalidateQueries({ queryKey: [noticeApi.noticeNum.path] });
  }, [hasRead, queries]);
  return (
    <SideDrawer
      open
      title={data?.title ?? t('notice')}
      subtitle={data?.publicTime && `${data.author ?? t('system')} · ${format.exact(data.publicTime)}`}
      onClose={onClose}
    >
      {data && <RichTextView html={data.content} />}
      {!data && !error && <LoadingState count={4} />}
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
    </SideDrawer>
  );
}
