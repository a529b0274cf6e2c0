import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { EmptyState } from '@backlot/ui-kit';

/** In the place of what was never opened while there is no network; it comes by itself when the network is back. */
export function OfflineNote() {
  const t = useStrings(offlineStrings);
  return <EmptyState title={t('title')}>{t('hint')}</EmptyState>;
}

export const offlineStrings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'You are offline',
    hint: 'This page has not been opened before. It opens by itself when the connection is back.',
  },
  'zh-CN': { title: '网络已断开', hint: '此页面之前没有打开过，网络恢复后会自动打开。' },
  vn: { title: 'Bạn đang ngoại tuyến', hint: 'Trang này chưa được mở lần nào. Trang sẽ tự mở khi có mạng trở lại.' },
});
