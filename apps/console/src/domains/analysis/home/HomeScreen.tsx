import useMediaQuery from '@mui/material/useMediaQuery';
import { homeApi } from '@backlot/contract';
import { greetingAt } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, PageFrame, phones } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../kit/lazyPart';
import { useApps } from '../../../shell/apps/useApps';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { PageTitle } from '../../../kit/PageTitle';
import { useUser } from '../../../shell/session/useUser';
import css from './HomeScreen.module.css';
import { NewsList } from './NewsList';
import { strings } from './strings';
import { Tiles } from './Tiles';
import { useClock } from '../../../kit/useClock';
import { WaitingStrip } from './WaitingStrip';

// Who one is and how it goes travel after what waits is on the screen.
const AccountFacts = lazyPart(async () => (await import('./AccountFacts')).AccountFacts);
const HomeResults = lazyPart(async () => (await import('./results/HomeResults')).HomeResults);

/** The home of creator marketing: a greeting, what waits, how it goes, and how things stand. */
export const Welcome = () => <Home application="marketing" hasTitle />;

/** The home of channel data. */
export const ChannelHome = () => <Home application="channel" />;

/** The home of system administration. */
export const SystemHome = () => <Home application="system" />;

interface HomeProps {
  application: string;
  /** The route has no menu entry that names the browser tab. */
  hasTitle?: boolean;
}

function Home({ application, hasTitle = false }: HomeProps) {
  const t = useStrings(strings);
  const format = useFormat();
  const user = useUser();
  const { client } = useConsole();
  const hasApp = useApps().apps.some(({ code }) => code === application);
  const now = useClock();
  const isPhone = useMediaQuery(phones, { noSsr: true });
  const { data, error, isPending, refetch } = useQuery({
    ...client.query(homeApi.summary, { application }),
    enabled: hasApp,
    refetchInterval: 60_000,
  });
  const greeting = t(greetingAt(now.getHours()), { name: user.nickName || user.name });
  const waiting = data?.tasks ? t('waiting', { count: data.tasks.reduce((sum, { count }) => sum + count, 0) }) : undefined;
  const isLoading = isPending && hasApp;
  return (
    // On a small screen the title has no room for a number that comes later, nor for words that a font could push to another line.
    <PageFrame title={greeting} subtitle={isPhone ? format.day(now) : [format.longDay(now), waiting].filter(Boolean).join(' · ')}>
      {hasTitle && <PageTitle title={t('title')} />}
      {error && !data ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <>
          {data?.tasks !== null && <WaitingStrip tasks={data?.tasks} isLoading={isLoading} />}
          {data && application === 'marketing' && (
            <div className={css.results}>
              <Suspense fallback={<LoadingState shape="cards" count={4} />}>
                <HomeResults />
              </Suspense>
            </div>
          )}
          {data && (
            <div className={css.rest}>
              <Tiles tiles={data.tiles} />
              <div className={css.columns}>
                <NewsList items={data.items} />
                <Suspense fallback={<LoadingState count={8} />}>
                  <AccountFacts />
                </Suspense>
              </div>
              <p className={css.time}>{t('dataTime', { time: format.exact(data.dataTime) })}</p>
            </div>
          )}
        </>
      )}
    </PageFrame>
  );
}
