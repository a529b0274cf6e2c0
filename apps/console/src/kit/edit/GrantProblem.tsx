import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useStrings } from '@backlot/i18n/react';
import { strings } from '../list/strings';

/** Why a grant was not saved; when somebody else granted meanwhile, the way to go on from theirs. */
export function GrantProblem({
  problem,
  isStale,
  onTakeNewer,
}: {
  problem: string | undefined;
  isStale: boolean;
  onTakeNewer: () => void;
}) {
  const t = useStrings(strings);
  if (!problem) return null;
  if (!isStale) return <Alert severity="error">{problem}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onTakeNewer}>
          {t('compareAgain')}
        </Button>
      }
    >
      {t('stale')}
    </Alert>
  );
}
