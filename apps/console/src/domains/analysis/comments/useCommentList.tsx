import { type commentApi, commentMarks, type CommentRow } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { useMemo } from 'react';
import { WithPicture } from '../../../kit/files/WithPicture';
import type { ListShape } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import { StatusTag } from '../../../kit/status/StatusTag';
import { commentStrings } from '../parts/comments/commentStrings';
import { CommentChips } from '../parts/comments/CommentChips';
import { SentimentChip } from '../parts/comments/SentimentChip';
import { strings } from './strings';

type List = typeof commentApi.page;

/** Columns, filters and presets of comments. */
export function useCommentList(): ListShape<List> {
  const t = useStrings(strings);
  const words = useStrings(commentStrings);
  const format = useFormat();
  const locale = useLocale();
  const { nameFor, optionsOf } = useDictionary();
  return useMemo(() => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return {
      nameOf: nameOfComment,
      columns: [
        {
          field: 'content',
          header: words('content'),
          flex: 2,
          minWidth: 260,
          isFixed: true,
          onCard: 'title',
          render: ({ content, authorName, lang }) => (
            <TwoLines second={`${authorName} · ${nameFor('commentLanguage', lang)}`}>{content}</TwoLines>
          ),
        },
        {
          field: 'sentiment',
          header: words('sentiment'),
          width: 130,
          kind: 'status',
          render: ({ sentiment }) => <SentimentChip sentiment={sentiment} />,
        },
        { field: 'marks', header: t('mark'), flex: 1, minWidth: 150, render: (comment) => <CommentChips comment={comment} /> },
        {
          field: 'up',
          header: words('up'),
          flex: 1,
          minWidth: 150,
          render: ({ up, work }) => (
            <WithPicture kind="work" id={work.id} name={work.title} size={20}>
              <TwoLines second={work.title}>{up.name}</TwoLines>
            </WithPicture>
          ),
        },
        { field: 'webId', header: words('channel'), width: 170, isHidden: true, render: ({ webId }) => nameFor('webId', webId) },
        {
          field: 'likeNum',
          header: words('likes'),
          width: 90,
          align: 'right',
          isSortable: true,
          render: ({ likeNum }) => format.number(likeNum),
        },
        {
          field: 'replyNum',
          header: words('replies'),
          width: 100,
          align: 'right',
          isSortable: true,
          isHidden: true,
          render: ({ replyNum }) => format.number(replyNum),
        },
        {
          field: 'commentStatus',
          header: words('status'),
          width: 120,
          isHidden: true,
          render: ({ commentStatus }) => <StatusTag type="commentStatus" code={commentStatus} />,
        },
        {
          field: 'commentTime',
          header: words('time'),
          isSortable: true,
        },
        { field: 'dataTime', header: words('readTime'), isHidden: true },
        {
          field: 'keywords',
          header: words('keywords'),
          width: 160,
          isHidden: true,
          render: ({ keywords }) => keywords.map(({ name }) => name).join(', '),
        },
      ],
      search: { field: 'searchValue', label: t('search') },
      filters: [
        { kind: 'choice', field: 'sentiment', label: words('sentiment'), choices: choicesOf('sentiment'), isMultiple: true },
        { kind: 'choice', field: 'lang', label: words('language'), choices: choicesOf('commentLanguage'), isMultiple: true },
        {
          kind: 'choice',
          field: 'mark',
          label: t('mark'),
          choices: commentMarks.map((mark) => ({ value: mark, label: words(`mark_${mark}`) })),
          isMultiple: true,
        },
        { kind: 'days', field: 'fromDay', toField: 'toDay', label: t('period') },
        { kind: 'choice', field: 'webId', label: words('channel'), choices: choicesOf('webId'), isMultiple: true, isMore: true },
        {
          kind: 'choice',
          field: 'commentStatus',
          label: words('status'),
          choices: choicesOf('commentStatus'),
          isMultiple: true,
          isMore: true,
        },
        {
          kind: 'choice',
          field: 'replyStatus',
          label: t('replyStatus'),
          choices: [
            { value: '1', label: t('replyYes') },
            { value: '0', label: t('replyNo') },
          ],
          isMore: true,
        },
        { kind: 'text', field: 'word', label: t('word'), isMore: true },
      ],
      presets: [
        { key: 'negative', label: t('negative'), filters: { sentiment: '-1' } },
        { key: 'complaints', label: t('complaints'), filters: { mark: 'complaint' } },
        { key: 'questions', label: t('questions'), filters: { mark: 'question', replyStatus: '0' } },
        { key: 'black', label: t('byBlackFans'), filters: { mark: 'blackFan' } },
        { key: 'hidden', label: t('hidden'), filters: { commentStatus: '1' } },
      ],
    };
  }, [t, words, format, locale, nameFor, optionsOf]);
}

const nameOfComment = ({ authorName, content }: CommentRow) => `${authorName}: ${content}`;
