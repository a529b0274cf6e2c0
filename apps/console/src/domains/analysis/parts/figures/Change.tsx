import Box from '@mui/material/Box';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';

interface ChangeProps {
  now: number;
  before: number;
  /** Which way is welcome; neither where it says nothing. */
  good?: 'up' | 'down' | 'neither';
}

/** `▲ 14.3%` against the period before, "new" where there was nothing (domain/metrics 5.1). */
export function Change({ now, before, good = 'up' }: ChangeProps) {
  const t = useStrings(strings);
  const format = useFormat();
  if (now === before) return <Mark tone="neutral">{t('noChange')}</Mark>;
  if (before === 0) return <Mark tone={good === 'up' ? 'ok' : 'neutral'}>{t('isNew')}</Mark>;
  const isUp = now > before;
  const tone = good === 'neither' ? 'neutral' : isUp === (good === 'up') ? 'ok' : 'bad';
  const share = format.percent(String(Math.round((Math.abs(now - before) / Math.abs(before)) * 1000) / 10));
  return <Mark tone={tone}>{`${isUp ? '▲' : '▼'} ${share}`}</Mark>;
}

const Mark = ({ tone, children }: { tone: 'ok' | 'bad' | 'neutral'; children: string }) => (
  <Box
    component="span"
    sx={{
      color: `tone.${tone}.ink`,
      fontWeight: 600,
      fontSize: '0.78125rem',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    {children}
  </Box>
);

const strings = /* @__PURE__ */ defineStrings({
  en: { isNew: 'new', noChange: 'unchanged' },
  'zh-CN': { isNew: '新增', noChange: '持平' },
  vn: { isNew: 'mới', noChange: 'không đổi' },
});
