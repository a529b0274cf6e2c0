import type { CommentRow } from '@backlot/contract';
import { commentLife, is } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { StatusChip, type Tone } from '@backlot/ui-kit';
import { commentStrings } from './commentStrings';

const tones: Record<CommentRow['marks'][number], Tone> = { question: 'info', complaint: 'warn', spam: 'neutral', blackFan: 'bad' };

/** What is to be known of a comment besides what it says. */
export function CommentChips({ comment }: { comment: CommentRow }) {
  const t = useStrings(commentStrings);
  const { blackFan, marks, isHereOnly } = comment;
  const isDeleted = is(commentLife, comment, 'deleted');
  return (
    <>
      {blackFan && <StatusChip tone="bad">{t('fanLevel', { level: blackFan.level, hits: blackFan.hitCount })}</StatusChip>}
      {marks
        .filter((mark) => mark !== 'blackFan' || !blackFan)
        .map((mark) => (
          <StatusChip key={mark} tone={tones[mark]}>
            {t(`mark_${mark}`)}
          </StatusChip>
        ))}
      {isHereOnly && <StatusChip tone="neutral">{t(isDeleted ? 'deletedHere' : 'hereOnly')}</StatusChip>}
    </>
  );
}
