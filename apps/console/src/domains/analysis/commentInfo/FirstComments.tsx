import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { commentApi, commentLanguages, commentMarks, type InputOf } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { memo, useCallback, useDeferredValue } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useCommentActs } from '../parts/comments/useCommentActs';
import { CommentItem } from './CommentItem';
import { FilterChips } from './FilterChips';
import { strings } from './strings';
import { type CommentScope, type FilterKey, useCommentScope } from './useCommentScope';

type Filter = Exclude<FilterKey, 'id'>;
type Query = InputOf<typeof commentApi.first>;

interface Period {
  fromDay: string;
  toDay: string;
}

/** The first 30 comments of the period that fit (spec section 9), each with what may be done; the list has all. They follow a key or a click after it has been answered. */
export function FirstComments(period: Period) {
  return <Comments {...period} address={useDeferredValue(useCommentScope('word', 'sentiment', 'lang', 'mark', 'sort'))} />;
}

const Comments = memo(function Comments({ fromDay, toDay, address }: Period & { address: CommentScope<Filter> }) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  const navigate = useNavigate();
  const { client } = useConsole();
  const { of, scope, change } = address;
  const query = { ...queryOf(of), ...scopeOf(scope), fromDay, toDay };
  const { data: found, error, refetch } = useQuery({ ...client.query(commentApi.first, query), placeholderData: (before) => before });
  const data = useDeferredValue(found);
  const again = useCallback(() => void refetch(), [refetch]);
  const open = useCallback((id: string) => change({ id }), [change]);
  const { actsOf, dialog } = useCommentActs(again);
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
            <CommentItem key={comment.id} comment={comment} word={of('word')} actsOf={actsOf} onOpen={open} />
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
});

const scopeOf = ({ upId, workId, webId }: { upId?: string; workId?: string; webId?: number[] }) => ({
  ...(upId && { upId }),
  ...(workId && { workId }),
  ...(webId && { webId }),
});

/** The filters of the address that the call takes; anything else is left aside. */
function queryOf(of: CommentScope<Filter>['of']): Query {
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
