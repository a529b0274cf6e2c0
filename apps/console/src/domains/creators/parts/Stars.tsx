import { defineStrings, missingText } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import css from './Stars.module.css';

/** A star level of 1 to 5; a dash while nobody knows it. */
export function Stars({ level }: { level: number | null }) {
  const t = useStrings(strings);
  if (level === null) return missingText;
  return (
    <span className={css.stars} role="img" aria-label={t('stars', { level })}>
      <span>{'★'.repeat(level)}</span>
      <span data-rest>{'★'.repeat(Math.max(0, 5 - level))}</span>
    </span>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { stars: '{level} of 5 stars' },
  'zh-CN': { stars: '{level} 星（共 5 星）' },
  vn: { stars: '{level} trên 5 sao' },
});
