import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { is, queueLife } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { Link } from '@tanstack/react-router';
import { RecordLink } from '../../../../kit/record/RecordLink';
import type { Job } from '../../parts/Job';
import { type FailureWord, failureStrings } from '../../parts/failureStrings';
import { detailStrings } from './detailStrings';
import type { Target } from './Target';

/** Failures that are mended where the way to the channel is kept. */
const ofConnector: ReadonlySet<string> = new Set(['AuthExpired', 'ShapeChanged', 'BadRequest', 'NotAllowed']);

/** Consent is asked for by few: others are told by whom. */
function mendOf(failure: string, { targetType }: Target, mayAsk: boolean): FailureWord {
  if (failure === 'ConsentWithdrawn' && !mayAsk) return targetType === 3 ? 'askedByMerchant' : 'askedByBd';
  return `mend_${failure}` as FailureWord;
}

/** Why a target failed, what the channel said, and what mends it. */
export function MendNote({ job, target }: { job: Job; target: Target }) {
  const t = useStrings(detailStrings);
  const words = useStrings(failureStrings);
  const can = useCan();
  const { failure, errorText } = job;
  if (!failure) return null;
  const isOver = is(queueLife, job, 'failed') || is(queueLife, job, 'timedOut');
  const isOfShop = target.targetType === 3;
  const isOfTarget = failure === 'ConsentWithdrawn' || (failure === 'NotFound' && !isOfShop);
  const opensUp = isOfTarget && !isOfShop && target.upId !== null && can('upDetail.get');
  const opensShop = isOfTarget && isOfShop && can('shop.get');
  return (
    <Alert severity={isOver ? 'warning' : 'info'} sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Box sx={{ fontWeight: 600 }}>{words(`why_${failure}` as FailureWord)}</Box>
      <Box>{words(isOver ? mendOf(failure, target, can('connector.authorize')) : 'triesAgain')}</Box>
      {errorText && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{words('channelSaid', { text: errorText.slice(0, 300) })}</Box>
      )}
      {ofConnector.has(failure) && can('connector.query') && (
        <Link to={'/task/connector' as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
          {t('openConnectors')}
        </Link>
      )}
      {opensUp && (
        <RecordLink path="/talentAdminDetail" id={target.upId ?? ''}>
          {t('openUp')}
        </RecordLink>
      )}
      {opensShop && (
        <RecordLink path="/shopDetail" id={target.targetId}>
          {t('openShop')}
        </RecordLink>
      )}
    </Alert>
  );
}
