import Box from '@mui/material/Box';
import type { SubmissionRow } from '@backlot/contract';
import { useCan } from '@backlot/permissions/react';
import { RecordLink } from '../../../../kit/record/RecordLink';
import { StatusTag } from '../../../../kit/status/StatusTag';

/** The scripts for a creator, and where each stands. */
export function ScriptMarks({ scripts }: { scripts: SubmissionRow['scripts'] }) {
  const can = useCan();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {scripts.map(({ id, name, reviewStatus }) => (
        <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {can('script.get') ? (
            <RecordLink path="/scriptDetail" id={id}>
              {name}
            </RecordLink>
          ) : (
            name
          )}
          <StatusTag type="reviewStatus" code={reviewStatus} />
        </Box>
      ))}
    </Box>
  );
}
