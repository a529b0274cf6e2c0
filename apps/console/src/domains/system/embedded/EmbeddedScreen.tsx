import { menuApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { ErrorPage, ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { useApps } from '../../../shell/apps/useApps';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { menuName } from '../../../shell/menu/menuName';
import { screenAt } from '../../../shell/menu/screenAt';
import { useTrail } from '../../../shell/menu/useTrail';
import { embedSource } from './embedSource';
import { strings } from './strings';

/** What stands above and below the frame, in px (spec section 2.6). */
const aroundPx = 260;

/** A page of another system inside the console, by the link of its menu entry. */
export function EmbeddedScreen() {
  const t = useStrings(strings);
  const locale = useLocale();
  const navigate = useNavigate();
  const trail = useTrail();
  const { client, session } = useConsole();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const node = screenAt(useApps().trees, path)?.target.item.node;
  const height = useSyncExternalStore(followWindow, () => Math.max(200, window.innerHeight - aroundPx));
  const { data: origins, error, refetch } = useQuery({ ...client.query(menuApi.embedOrigins, {}), staleTime: Infinity });
  const source = origins && embedSource({ link: node?.meta.link ?? null, origins, token: session.getToken() });
  const name = node ? nameOf(menuName(node), locale) : '';
  if (source?.kind === 'missing') return <ErrorPage code={404} onBackHome={() => void navigate({ to: '/welcome' })} />;
  return (
    <PageFrame title={name} breadcrumbs={trail}>
      {error && <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>}
      {!origins && !error && <LoadingState shape="cards" count={1} />}
      {source?.kind === 'refused' && <ErrorState title={t('refused')}>{t('refusedHint', { origin: source.origin })}</ErrorState>}
      {source?.kind === 'shown' && (
        <iframe
          src={source.src}
          title={name}
          height={height}
          width="100%"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-forms allow-downloads"
          frameBorder="0"
        />
      )}
    </PageFrame>
  );
}

function followWindow(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
