import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';

/** An address somebody typed: a link in a new tab where it is http(s), plain text otherwise. */
export function SafeLink({ href }: { href: string }) {
  const t = useStrings(strings);
  if (!/^https?:\/\//i.test(href)) return <span>{href}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" aria-label={`${href}, ${t('newTab')}`} style={{ color: 'var(--mui-palette-accent-ink)' }}>
      {href.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  );
}

const strings = /* @__PURE__ */ defineStrings({ en: { newTab: 'opens in a new tab' }, 'zh-CN': { newTab: '在新标签页打开' }, vn: { newTab: 'mở ở thẻ mới' } });
