import Box from '@mui/material/Box';
import { commentApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { lazyDialog } from '../../../kit/lazyDialog';
import { lazyPart } from '../../../kit/lazyPart';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { FirstComments } from './FirstComments';
import { FixedChannel } from './FixedChannel';
import { LookNote } from './LookNote';
import { ScopeBar } from './ScopeBar';
import { Shares } from './Shares';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';
import { WordCloud } from './WordCloud';

const SentimentChart = lazyPart(async () => (await import('./SentimentChart')).SentimentChart);
const CommentDrawer = lazyDialog(async () => (await import('../parts/comments/CommentDrawer')).CommentDrawer);

/** What people say under works: what needs a look, the words that stand out, sentiment by day, and the comments behind them. */
export function CommentInfoScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const trail = useTrail();
  const navigate = useNavigate();
  const { client } = useConsole();
  const { nameFor } = useDictionary();
  const { of, scope, change } = useCommentScope('id');
  const channel = use(FixedChannel);
  const title = channel === undefined ? t('title') : t('titleOf', { channel: nameFor('webId', channel) });
  const may = can('commentInfo.query');
  const { data, error, refetch } = useQuery({
    ...client.query(commentApi.overview, scope),
    enabled: may,
    placeholderData: (before) => before,
  });
  const openId = of('id');
  if (!may)
    return (
      <PageFrame title={title} breadcrumbs={trail}>
        <MissingPermission permission="commentInfo.query" />
      </PageFrame>
    );
  const isAgency = !can('shopAuth.query');
  return (
    <PageFrame
      title={title}
      breadcrumbs={trail}
      subtitle={data && (data.dataTime ? t('dataTime', { time: format.exact(data.dataTime) }) : t('noData'))}
    >
      <ScopeBar />
      {error && !data && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!data && !error && <LoadingState shape="cards" count={3} />}
      {data && (
        <>
          <LookNote look={data.look} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
              gap: 3.5,
              alignItems: 'start',
            }}
          >
            <WordCloud />
            <Box sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
              <SentimentChart overview={data} />
              <Shares overview={data} />
            </Box>
          </Box>
          <FirstComments fromDay={data.fromDay} toDay={data.toDay} />
          <Box sx={{ fontSize: '0.78125rem', color: 'text.secondary' }}>
            {t('days', { from: format.day(data.fromDay), to: format.day(data.toDay), zone: data.timeZone })}
          </Box>
        </>
      )}
      {/^[1-9]\d{0,18}$/.test(openId) && (
        <CommentDrawer
          id={openId}
          onOpen={(id) => change({ id })}
          onReplies={isAgency ? ({ id }) => void navigate({ href: `/secoundCommentInfo?commentId=${id}` }) : undefined}
          onChanged={() => void refetch()}
          onClose={() => change({ id: '' })}
        />
      )}
    </PageFrame>
  );
}
