import Box from '@mui/material/Box';
import type { SubmissionRow } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { DescriptionList } from '@backlot/ui-kit';
import { CreatorFigures } from '../../parts/CreatorFigures';
import { strings } from '../strings';
import { scriptStrings } from '../../parts/script/scriptStrings';
import { ScriptMarks } from './ScriptMarks';
import { SampleMark } from './SampleMark';
import { sampleStrings } from './sampleStrings';
import type { OrderDesk } from '../useOrderDesk';
import { LinkLine } from './LinkLine';

/** Why a creator was submitted or rejected, figures, days, links: what does not fit into a line. */
export function CreatorDetails({ row, desk }: { row: SubmissionRow; desk: OrderDesk }) {
  const t = useStrings(strings);
  const sample = useStrings(sampleStrings);
  const script = useStrings(scriptStrings);
  const format = useFormat();
  const terms = [
    ...(row.publishDeadline === null ? [] : [{ label: t('deadline'), value: row.publishDeadline }]),
    ...(row.fulfilledTime === null ? [] : [{ label: t('fulfilled'), value: format.exact(row.fulfilledTime) }]),
    ...(row.sample ? [{ label: sample('sample'), value: <SampleMark sample={row.sample} /> }] : []),
    ...(row.scripts.length > 0 ? [{ label: script('scripts'), value: <ScriptMarks scripts={row.scripts} />, wide: true }] : []),
    ...(row.trackingLink ? [{ label: t('tracking'), value: row.trackingLink, wide: true }] : []),
  ];
  return (
    <>
      <CreatorFigures {...row} />
      <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <strong>{t('recommend')}: </strong>
        {row.recommendReason}
        <Box component="span" sx={{ color: 'ink.third' }}>
          {[
            row.bd && ` · ${t('submittedBy', { name: row.bd.name })}`,
            row.round > 1 && ` · ${t('round', { count: row.round })}`,
            row.wished && ` · ${t('wished')}`,
          ]
            .filter(Boolean)
            .join('')}
        </Box>
      </Box>
      {row.rejectReason && row.approvalStatus === 3 && (
        <Box sx={{ color: 'tone.bad.ink', overflowWrap: 'anywhere' }}>
          <strong>{t('rejectedWhy')}: </strong>
          {row.rejectReason}
        </Box>
      )}
      {terms.length > 0 && <DescriptionList items={terms} columns={4} />}
      {row.links.map((link) => (
        <LinkLine key={link.id} link={link} submission={row} desk={desk} />
      ))}
    </>
  );
}
