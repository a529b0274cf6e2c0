import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { UpDetail } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { LoadingState } from '@backlot/ui-kit';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';

/** The analysis of a creator: it belongs to a domain that builds upon this one, and is handed in. */
export type UpAnalysisPart = ComponentType<{ upId: string }>;

interface UpTabsProps {
  up: Pick<UpDetail, 'id'>;
  Analysis: UpAnalysisPart | undefined;
  children: ReactNode;
}

/** Who the creator is, and beside it how it does; which one is open stands in the address. */
export function UpTabs({ up, Analysis, children }: UpTabsProps) {
  const t = useStrings(strings);
  const can = useCan();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  if (!Analysis || !can('upAnalysis.query')) return children;
  const tab = new URLSearchParams(search).get('tab') === 'analysis' ? 'analysis' : 'record';
  const open = (next: string) => {
    const query = new URLSearchParams(router.state.location.searchStr);
    if (next === 'analysis') query.set('tab', next);
    else query.delete('tab');
    void router.navigate({ href: `${router.state.location.pathname}?${query.toString()}`, replace: true, resetScroll: false });
  };
  return (
    <>
      <Tabs value={tab} onChange={(_, next: string) => open(next)} aria-label={t('tabs')}>
        <Tab id="tab-record" aria-controls="panel-record" value="record" label={t('record')} />
        <Tab id="tab-analysis" aria-controls="panel-analysis" value="analysis" label={t('analysis')} />
      </Tabs>
      <div role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} style={{ display: 'contents' }}>
        {tab === 'record' ? (
          children
        ) : (
          <Suspense fallback={<LoadingState shape="cards" count={6} />}>
            <Analysis upId={up.id} />
          </Suspense>
        )}
      </div>
    </>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { tabs: 'Views of the creator', record: 'Record', analysis: 'Analysis' },
  'zh-CN': { tabs: '达人视图', record: '资料', analysis: '分析' },
  vn: { tabs: 'Cách xem KOL', record: 'Hồ sơ', analysis: 'Phân tích' },
});
