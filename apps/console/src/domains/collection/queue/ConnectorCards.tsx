import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useDictionary } from '@backlot/dictionary/react';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { Card } from '@backlot/ui-kit';
import { StatusTag } from '../../../kit/status/StatusTag';
import type { Connector } from '../parts/useConnectors';
import { strings } from './strings';

/** Each connector as a card: whether it is asked, how much of the day's quota is left, and until when it waits. */
export function ConnectorCards({ connectors }: { connectors: readonly Connector[] }) {
  const t = useStrings(strings);
  return (
    <Box
      component="ul"
      aria-label={t('connectors')}
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))', gap: 3, m: 0, p: 0, listStyle: 'none' }}
    >
      {connectors.map((connector) => (
        <Card key={connector.id} component="li">
          <ConnectorCard connector={connector} />
        </Card>
      ))}
    </Box>
  );
}

/** A quota that is used to this part is about to be in the way. */
const nearlyAll = 90;

function ConnectorCard({ connector }: { connector: Connector }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { nameFor } = useDictionary();
  const { quotaDay, quotaUsed, quotaResetTime, pausedUntil, pauseReason, consentFrom, consentCount, hasCredentials } = connector;
  const percent = quotaDay === null ? undefined : Math.min(100, (quotaUsed / quotaDay) * 100);
  const used = format.number(quotaUsed);
  const waits = pausedUntil ? t('waitsUntil', { time: format.exact(pausedUntil) }) : pauseReason;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: 3.5 }}>
      <Typography component="h2" variant="subtitle2">
        {connector.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'ink.third' }}>
        {nameFor('webId', connector.webId)} · {consentFrom ? t('consentsOf', { count: consentCount }) : t(hasCredentials ? 'key' : 'noKey')}
      </Typography>
      <span>
        <StatusTag type="connectorStatus" code={connector.connectorStatus} />
      </span>
      <span>{quotaDay === null ? t('quotaFree', { used }) : t('quotaOf', { used, day: format.number(quotaDay) })}</span>
      {percent !== undefined && (
        <LinearProgress
          variant="determinate"
          value={percent}
          color={percent >= nearlyAll ? 'warning' : 'primary'}
          aria-label={t('quotaOf', { used, day: format.number(quotaDay ?? 0) })}
        />
      )}
      <Typography variant="body2" sx={{ color: waits ? 'warning.main' : 'ink.third', overflowWrap: 'anywhere' }}>
        {waits ??
          (quotaResetTime && <time title={format.exact(quotaResetTime)}>{t('resets', { time: format.relative(quotaResetTime) })}</time>)}
      </Typography>
    </Box>
  );
}
