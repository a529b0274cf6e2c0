import Search from '@mui/icons-material/Search';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import css from './HeaderBar.module.css';

/** Opens the command palette; where there is little room only its icon. */
export function SearchButton({ onOpen, isSmall }: { onOpen: () => void; isSmall: boolean }) {
  const t = useStrings(strings);
  return (
    <button
      type="button"
      className={css.search}
      data-small={isSmall || undefined}
      title={t('search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <Search fontSize="small" aria-hidden />
      <span className={css.searchText}>{t('search')}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </button>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { search: 'Search pages, creators, orders' },
  'zh-CN': { search: '搜索页面、达人、工单' },
  vn: { search: 'Tìm trang, KOL, đơn hàng' },
});
