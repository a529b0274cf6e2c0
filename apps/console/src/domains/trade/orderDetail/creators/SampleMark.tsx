import Box from '@mui/material/Box';
import type { SubmissionRow } from '@backlot/contract';
import { useCan } from '@backlot/permissions/react';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';

/** The newest sample for a creator, and where it stands. */
export function SampleMark({ sample: { id, name, sampleStatus } }: { sample: NonNullable<SubmissionRow['sample']> }) {
  const can = useCan();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      {can('sample.get') ? (
        <RecordLink path="/sampleDetail" id={id}>
          {name}
        </RecordLink>
      ) : (
        name
      )}
      <StatusTag type="sampleStatus" code={sampleStatus} />
    </Box>
  );
}
