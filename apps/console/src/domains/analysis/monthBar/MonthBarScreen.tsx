import Box from '@mui/material/Box';
import { homeApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { ErrorState, LoadingState, PageFrame, Section } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '../../../kit/PageTitle';
import { useConsole } from '../../../shell/console/ConsoleContext';

/** Orders of the last twelve months as bars: the demonstration page of spec section 2.2. */
export function MonthBarScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const months = useQuery(client.query(homeApi.monthBar, {}));
  const result = months.data?.result ?? [];
  const most = Math.max(1, ...result.map(({ y }) => y));
  return (
    <PageFrame title={t('title')} subtitle={t('hint')}>
      <PageTitle title={t('title')} />
      <Section>
        {months.isError && <ErrorState onRetry={() => void months.refetch()}>{months.error.message}</ErrorState>}
        {months.isPending && <LoadingState count={6} />}
        <Box
          component="ol"
          aria-label={t('title')}
          sx={{ display: 'flex', alignItems: 'flex-end', gap: { xs: 1, sm: 3 }, m: 0, p: 0, listStyle: 'none' }}
        >
          {result.map(({ x, y }) => (
            <Box component="li" key={x} sx={{ flex: 1, minWidth: 0, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
              {format.number(y)}
              <Box sx={{ height: Math.round((y / most) * 200) + 2, bgcolor: 'primary.main', borderRadius: '3px 3px 0 0' }} />
              <Box sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>{x.slice(5)}</Box>
            </Box>
          ))}
        </Box>
      </Section>
    </PageFrame>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Orders by month', hint: 'Work orders in sight, the last twelve months' },
  'zh-CN': { title: '每月工单', hint: '可见工单，最近 12 个月' },
  vn: { title: 'Đơn theo tháng', hint: 'Đơn trong phạm vi, 12 tháng gần nhất' },
});
