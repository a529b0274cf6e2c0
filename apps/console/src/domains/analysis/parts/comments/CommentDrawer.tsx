import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { commentApi, type CommentRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, ErrorState, LoadingState, SideDrawer } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { RecordHistory } from '../../../../kit/history/RecordHistory';
import { StatusTag } from '../../../../kit/status/StatusTag';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { type CommentWord, commentStrings } from './commentStrings';
import { CommentText } from './CommentText';
import { SentimentChip } from './SentimentChip';
import { useCommentActs } from './useCommentActs';

interface CommentDrawerProps {
  id: string;
  /** Opens another comment: the one that this one answers. */
  onOpen: (id: string) => void;
  /** Shows what answers it. */
  onReplies: ((comment: CommentRow) => void) | undefined;
  onChanged: () => void;
  onClose: () => void;
}

/** One comment with all that is known of it, what may be done, and what happened to it here. */
export function CommentDrawer({ id, onOpen, onReplies, onChanged, onClose }: CommentDrawerProps) {
  const t = useStrings(commentStrings);
  const can = useCan();
  const { client } = useConsole();
  const { data, error, refetch } = useQuery(client.query(commentApi.detail, { id }));
  const { actsOf, dialog } = useCommentActs(onChanged);
  return (
    <SideDrawer
      open
      title={t('noun')}
      subtitle={data?.up.name}
      onClose={onClose}
      actions={
        data &&
        actsOf(data).map(({ key, label, isDanger, onRun }) => (
          <Button key={key} variant="outlined" color={isDanger ? 'error' : 'primary'} onClick={onRun}>
            {label}
          </Button>
        ))
      }
    >
      {error && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={4} />}
      {data && (
        <Stack spacing={4}>
          <CommentText comment={data} />
          {data.parentId && (
            <div>
              {t('answerTo')}{' '}
              <Link component="button" onClick={() => onOpen(data.parentId ?? '')}>
                {t('openParent')}
              </Link>
            </div>
          )}
          {onReplies && data.replyNum > 0 && (
            <div>
              <Link component="button" onClick={() => onReplies(data)}>
                {t('showReplies', { count: data.replyNum })}
              </Link>
            </div>
          )}
          <Facts comment={data} />
          {can('commentInfo.get') && <RecordHistory endpoint={commentApi.history} id={id} />}
        </Stack>
      )}
      {dialog}
    </SideDrawer>
  );
}

function Facts({ comment }: { comment: CommentRow }) {
  const t = useStrings(commentStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { work, up, webId, sentiment, keywords, complaints, likeNum, commentStatus, authorPlatformId } = comment;
  return (
    <DescriptionList
      items={[
        { label: t('up'), value: up.name },
        { label: t('channel'), value: nameFor('webId', webId) },
        {
          label: t('work'),
          value: (
            <Link href={work.link} target="_blank" rel="noreferrer">
              {work.title || t('openWork')}
            </Link>
          ),
          wide: true,
        },
        { label: t('sentiment'), value: <SentimentChip sentiment={sentiment} /> },
        { label: t('status'), value: <StatusTag type="commentStatus" code={commentStatus} /> },
        { label: t('likes'), value: format.number(likeNum) },
        { label: t('author'), value: authorPlatformId },
        { label: t('readTime'), value: format.exact(comment.dataTime) },
        { label: t('complaints'), value: complaints.map((kind) => t(`complaint_${kind}` as CommentWord)).join(', ') },
        { label: t('keywords'), value: keywords.map(({ name }) => name).join(', ') },
      ]}
    />
  );
}
