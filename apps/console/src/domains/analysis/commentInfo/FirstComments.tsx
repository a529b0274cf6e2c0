import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commentApi, commentLanguages, commentMarks, type InputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { CommentText } from '../parts/comments/CommentText';
import { SentimentChip } from '../parts/comments/SentimentChip';
import { useCommentActs } from '../parts/comments/useCommentActs';
import { FilterChips } from './FilterChips';
import { strings } from './strings';
import { useCommentScope } from './useCommentScope';

type Query = InputOf<typeof commentApi.first>;

/** The first 30 comments of the period that fit (spec section 9), each with what may be done; the list has all. */
export function FirstComments({ fromDay, toDay, onOpen }: { fromDay: string; toDay: string; onOpen: (id: string) => void }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const { of, scope } = useCommentScope();
  const query = { ...queryOf(of), ...scopeOf(scope), fromDay, toDay };
  const { data, error, refetch } = useQuery({ ...client.query(commentApi.first, query), placeholderData: (before) => before });
  const { actsOf, dialog } = useCommentActs(() => void refetch());
  const total = data?.totalRows ?? 0;
  const totalText = `${format.number(total)}${data?.moreRows ? '+' : ''}`;
  const openAll = () => {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) for (const one of [value].flat()) params.append(key, String(one));
    void navigate({ href: `/commentList?${params}` });
  };
  const count =
    data &&
    (total > data.list.length ? t('firstOf', { shown: data.list.length, total: totalText }) : t('allOf', { total: format.number(total) }));
  return (
    <Section title={t('comments')} note={count}>
      <FilterChips />
      {error && !data && (
        <ErrorState dense onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState count={5} />}
      {data && data.list.length === 0 && (
        <EmptyState dense title={t('noComments')}>
          {t('noCommentsHint')}
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 3, p: 0, listStyle: 'none' }}>
          {data.list.map((comment) => (
            <Box
              component="li"
              key={comment.id}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
                gap: 3,
                py: 3,
                borderTop: 1,
                borderColor: 'line.soft',
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <CommentText comment={comment} word={of('word')} />
                <Box
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    alignItems: 'center',
                    columnGap: 2,
                    mt: 1,
                    fontSize: '0.78125rem',
                    color: 'text.secondary',
                  }}
                >
                  <SentimentChip sentiment={comment.sentiment} />
                  <span>
                    {comment.up.name} · {comment.work.title} · ♥ {format.number(comment.likeNum)}
                  </span>
                </Box>
              </Box>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start', justifyContent: { md: 'end' } }}>
                {actsOf(comment).map(({ key, label, isDanger, onRun }) => (
                  <Button key={key} size="small" variant="outlined" color={isDanger ? 'error' : 'secondary'} onClick={onRun}>
                    {label}
                  </Button>
                ))}
                {can('commentInfo.get') && (
                  <Button size="small" variant="text" onClick={() => onOpen(comment.id)}>
                    {t('details')}
                  </Button>
                )}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {data && total > data.list.length && <Box sx={{ mt: 2, color: 'text.secondary' }}>{t('firstFoot', { total: totalText })}</Box>}
      {data && total > 0 && !can('shopAuth.query') && (
        <Button variant="outlined" onClick={openAll} sx={{ mt: 2 }}>
          {t('openAll')}
        </Button>
      )}
      {dialog}
    </Section>
  );
}

const scopeOf = ({ upId, workId, webId }: { upId?: string; workId?: string; webId?: number[] }) => ({
  ...(upId && { upId }),
  ...(workId && { workId }),
  ...(webId && { webId }),
});

/** The filters of the address that the call takes; anything else is left aside. */
function queryOf(of: ReturnType<typeof useCommentScope>['of']): Query {
  const lang = commentLanguages.find((code) => code === of('lang'));
  const mark = commentMarks.find((code) => code === of('mark'));
  const sentiment = [-1, 0, 1].find((code) => String(code) === of('sentiment'));
  return {
    ...(of('word') && { word: of('word').slice(0, 100) }),
    ...(lang && { lang: [lang] }),
    ...(mark && { mark: [mark] }),
    ...(sentiment !== undefined && { sentiment: [sentiment] }),
    ...(of('sort') === 'likeNum' && { sortField: 'likeNum' as const, sortOrder: 'descend' as const }),
  };
}
