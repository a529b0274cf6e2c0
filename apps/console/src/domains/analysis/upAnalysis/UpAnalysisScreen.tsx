import { upAnalysisApi } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { EmptyState, ErrorState, LoadingState, PageFrame } from '@backlot/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../kit/PageTitle';
import { PdfButton } from '../../../kit/pdf/PdfButton';
import { MissingPermission } from '../../../kit/permission/MissingPermission';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useTrail } from '../../../shell/menu/useTrail';
import { AnalysisBody } from './AnalysisBody';
import { CreatorPick } from './CreatorPick';
import { profilePdf } from './creatorRecord';
import { Head } from './Head';
import { strings } from './strings';
import { useAnalysisUrl } from './useAnalysisUrl';

/** Is this creator worth it: who it is, how its figures moved, its works, its followers (domain/metrics 5.2 to 5.4). */
export function UpAnalysisScreen() {
  const t = useStrings(strings);
  const can = useCan();
  const trail = useTrail();
  const { client } = useConsole();
  const [place, change] = useAnalysisUrl();
  const { upId, range } = place;
  const may = can('upAnalysis.query');
  const found = useQuery({
    ...client.query(upAnalysisApi.summary, { upId: upId ?? '', range }),
    enabled: may && upId !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!may)
    return (
      <PageFrame title={t('title')} breadcrumbs={trail}>
        <MissingPermission permission="upAnalysis.query" />
      </PageFrame>
    );
  const shown = upId !== undefined && found.data?.up.id === upId ? found.data : undefined;
  return (
    <PageFrame title={t('title')} breadcrumbs={trail} {...(shown && { actions: <PdfButton source={() => profilePdf(client, shown)} /> })}>
      <PageTitle title={shown ? `${shown.up.nickname} · ${t('title')}` : t('title')} />
      <CreatorPick
        picked={shown ? { id: shown.up.id, name: shown.up.nickname } : null}
        onPick={(id) => change({ upId: id, page: '', search: '', beside: '' })}
      />
      {upId === undefined && <EmptyState title={t('chooseFirst')}>{t('chooseHint')}</EmptyState>}
      {upId !== undefined && found.error && (
        <ErrorState dense={shown !== undefined} title={t('failed')} onRetry={() => void found.refetch()}>
          {found.error.message}
        </ErrorState>
      )}
      {upId !== undefined && !shown && !found.error && <LoadingState shape="cards" count={6} />}
      {shown && (
        <>
          <Head analysis={shown} />
          <AnalysisBody analysis={shown} place={place} change={change} isStale={found.isPlaceholderData} />
        </>
      )}
    </PageFrame>
  );
}
