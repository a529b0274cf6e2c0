import Box from '@mui/material/Box';
import { rankApi, rankPeriods, rankTypes } from '@backlot/contract';
import { countryOf } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { useUser } from '../../../../shell/session/useUser';
import { TopFive } from '../../parts/ranking/TopFive';
import { resultStrings } from './resultStrings';

/** Where most creators are. */
const usualChannel = 10;

/** The five creators that sold most this month in one's country; nothing where there is no list. */
export function TopFives() {
  const t = useStrings(resultStrings);
  const format = useFormat();
  const { client } = useConsole();
  const user = useUser();
  const country = (countryOf(user.country)?.code ?? 'PH') as 'PH';
  const asked = { rankType: rankTypes.creatorSales, rankPeriod: rankPeriods.monthly, country, webId: usualChannel };
  const found = useQuery({ ...client.query(rankApi.topFive, asked), staleTime: 300_000 });
  if (found.data && found.data.rows.length === 0) return null;
  return (
    <Section
      title={t('topCreators')}
      {...(found.data?.list && { note: t('made', { time: format.exact(found.data.list.generatedTime) }) })}
      actions={
        <Link to={'/rank' as never} search={{ ...asked } as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
          {t('allLists')}
        </Link>
      }
    >
      {found.error && !found.data ? (
        <ErrorState dense onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      ) : (
        <Box sx={{ minHeight: 180 }}>
          <TopFive type="creatorSales" top={found.data} onHistory={undefined} />
        </Box>
      )}
    </Section>
  );
}
