import Box from '@mui/material/Box';
import { commentLife, type CommentRow, is } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { TimeText } from '@backlot/ui-kit';
import { CommentChips } from './CommentChips';
import { commentStrings } from './commentStrings';
import { splitAt } from './splitAt';

/** A comment as people read it: who, when, in which language, what it says with the word that was looked for, and our reply. */
export function CommentText({ comment, word }: { comment: CommentRow; word?: string | undefined }) {
  const t = useStrings(commentStrings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { authorName, commentTime, lang, content, replyContent, replyUser, replyTime } = comment;
  const isShown = is(commentLife, comment, 'normal');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.78125rem',
          color: 'text.secondary',
        }}
      >
        <Box component="strong" sx={{ color: 'text.primary', fontSize: '0.875rem' }}>
          {authorName}
        </Box>
        <span>
          <TimeText value={commentTime} /> · {nameFor('commentLanguage', lang)}
        </span>
        <CommentChips comment={comment} />
      </Box>
      <Box sx={{ mt: 0.5, ...(!isShown && { color: 'text.secondary', textDecoration: 'line-through' }) }}>
        {splitAt(content, word).map(({ text, isWord }, at) =>
          isWord ? (
            <Box component="mark" key={at} sx={{ bgcolor: 'tone.warn.soft', color: 'inherit', borderRadius: 0.5, px: 0.5 }}>
              {text}
            </Box>
          ) : (
            text
          ),
        )}
      </Box>
      {replyContent && (
        <Box sx={{ mt: 1.5, pl: 2.5, borderLeft: 3, borderColor: 'accent.main', fontSize: '0.8125rem' }}>
          <strong>
            {replyUser ? t('repliedBy', { name: replyUser, time: format.when(replyTime) }) : t('replied', { time: format.when(replyTime) })}
          </strong>{' '}
          {replyContent}
        </Box>
      )}
    </Box>
  );
}
