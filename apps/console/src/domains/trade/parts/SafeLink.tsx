import Box from '@mui/material/Box';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { visuallyHidden } from '@backlot/ui-kit';

/** An address somebody typed: a link in a new tab where it is http(s), plain text otherwise. */
export function SafeLink({ href, children }: { href: string; children?: string }) {
  const t = useStrings(strings);
  if (!/^https?:\/\//i.test(href)) return <span>{children ?? href}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" style={{ color: 'var(--mui-palette-accent-ink)' }}>
      {children ?? href.replace(/^https?:\/\/(www\.)?/i, '')}
      <Box component="span" sx={visuallyHidden}>{`, ${t('newTab')}`}</Box>
    </a>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { newTab: 'opens in a new tab' },
  'zh-CN': { newTab: '在新标签页打开' },
  vn: { newTab: 'mở ở thẻ mới' },
});
