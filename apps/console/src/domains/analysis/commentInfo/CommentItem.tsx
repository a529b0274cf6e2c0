import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CommentRow } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { memo } from 'react';
import { CommentText } from '../parts/comments/CommentText';
import { SentimentChip } from '../parts/comments/SentimentChip';
import { strings } from './strings';

interface CommentItemProps {
  comment: CommentRow;
  /** The word that is looked for. */
  word: string;
  actsOf: (comment: CommentRow) => RowAction[];
  onOpen: (id: string) => void;
}

/** One of the first comments: what it says, under which work, and what may be done. */
export const CommentItem = memo(function CommentItem({ comment, word, actsOf, onOpen }: CommentItemProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const can = useCan();
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <CommentText comment={comment} word={word} />
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
  );
});

/** Not laid out or painted while it is far below; its room at the sides is for the rings of focused buttons. */
const item = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 3,
  mx: -1,
  px: 1,
  py: 3,
  borderTop: 1,
  borderColor: 'line.soft',
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 220px', md: 'auto 96px' },
} as const;
