import { noticeApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useApps } from '../shell/apps/useApps';
import { useConsole } from '../shell/console/ConsoleContext';
import { routeOfNotice } from '../domains/account/parts/notices/routeOfNotice';
import { useReadNotices } from '../domains/account/parts/notices/useReadNotices';

/** Local storage key of the notice that was shown last; signing out removes it. */
const shownKey = 'backlot.notice.shown';
const waitMs = 1000;

/** Shows the newest unread notice 1 s after one arrived, only when it is not the one shown before (spec section 9). */
export function NewestNotice({ newestId }: { newestId: string | null }): null {
  const t = useStrings(strings);
  const { client, settings } = useConsole();
  const { trees } = useApps();
  const notify = useNotice();
  const navigate = useNavigate();
  const markRead = useReadNotices();
  const show = useEffectEvent(async () => {
    const notice = await client.call(noticeApi.newestUnRead, {}, { isSilent: true, whenExpired: 'fail' }).catch(() => null);
    if (!notice || notice.msgId === wasShown()) return;
    remember(notice.msgId);
    if (settings.get().quietNotices.includes(notice.noticeClass)) return;
    const href = routeOfNotice(notice, trees);
    const onAction = () => {
      void markRead([notice.msgId]);
      if (href) void navigate({ href });
    };
    notify.info(notice.content, { title: notice.title, key: 'newest', action: { label: t(href ? 'open' : 'read'), onAction } });
  });
  useEffect(() => {
    if (newestId === null || newestId === wasShown()) return undefined;
    const timer = setTimeout(() => void show(), waitMs);
    return () => clearTimeout(timer);
  }, [newestId]);
  return null;
}

function wasShown(): string | null {
  try {
    return localStorage.getItem(shownKey);
  } catch {
    return null;
  }
}

function remember(msgId: string): void {
  try {
    localStorage.setItem(shownKey, msgId);
  } catch {
    // Without storage the notice shows again after a reload.
  }
}

const strings = /* @__PURE__ */ defineStrings({
  en: { open: 'Open', read: 'Mark as read' },
  'zh-CN': { open: '查看', read: '标为已读' },
  vn: { open: 'Mở', read: 'Đánh dấu đã đọc' },
});
