import Tooltip from '@mui/material/Tooltip';
import { type CandidateBrief, type CandidateRow, type FitMark, fitParts } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { visuallyHidden } from '@backlot/ui-kit';
import Box from '@mui/material/Box';
import { broughtTo, fitCount } from './fitText';
import css from './picker.module.css';
import { pickerStrings } from './pickerStrings';
import { useSpeaking } from './useSpeaking';

const signs: Record<FitMark, string> = { meets: '✓', not: '✕', unknown: '?', open: '·' };

/** One mark by itself: shape and colour say the same. */
export const FitSign = ({ mark }: { mark: FitMark }) => (
  <span className={css.mark} data-mark={mark} aria-hidden="true">
    {signs[mark]}
  </span>
);

/** What the marks mean. */
export function FitLegend() {
  const t = useStrings(pickerStrings);
  return (
    <span className={css.legend} aria-hidden="true">
      {(['meets', 'not', 'unknown'] as const).map((mark) => (
        <span key={mark}>
          <FitSign mark={mark} /> {t(mark)}
        </span>
      ))}
    </span>
  );
}

/** The four parts of the brief in their fixed order; each says its reason on hover, the whole is read as one sentence. */
export function FitMarks({ row, brief }: { row: CandidateRow; brief: CandidateBrief }) {
  const t = useStrings(pickerStrings);
  const say = useSpeaking();
  const reasons = fitParts.map((part) => t('reason', { part: t(part), has: broughtTo(part, { row, brief, say }), mark: t(row.fit[part]) }));
  return (
    <span className={css.marks}>
      <Box component="span" sx={visuallyHidden}>
        {`${t('fitOf', fitCount(row))}. ${reasons.join('. ')}`}
      </Box>
      {fitParts.map((part, at) => (
        <Tooltip key={part} title={reasons[at]}>
          <span>
            <FitSign mark={row.fit[part]} />
          </span>
        </Tooltip>
      ))}
    </span>
  );
}
