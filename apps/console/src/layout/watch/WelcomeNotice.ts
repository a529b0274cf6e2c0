import { homePath } from '@backlot/auth-session';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useUser } from '../../shell/session/useUser';

/** Session storage key of who was welcomed in this browser tab; signing out removes it. */
const welcomedKey = 'backlot.welcomed';
const waitMs = 1000;

/** Welcomes the person 1 s after the first load (spec section 2.6); a reload of the same person is none. */
export function WelcomeNotice(): null {
  const t = useStrings(strings);
  const notify = useNotice();
  const { id, name, nickName } = useUser();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === homePath });
  const welcome = useEffectEvent(() => {
    if (isWelcomed(id)) return;
    notify.info(t(isHome ? 'here' : 'elsewhere'), { title: t('title', { name: nickName || name }), key: 'welcome' });
  });
  useEffect(() => {
    const timer = setTimeout(() => welcome(), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Whether this person was welcomed before; from now on they were. */
function isWelcomed(userId: string): boolean {
  try {
    const before = sessionStorage.getItem(welcomedKey);
    sessionStorage.setItem(welcomedKey, userId);
    return before === userId;
  } catch {
    return false;
  }
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'Welcome, {name}',
    here: 'Good to see you. This page shows what waits for you.',
    elsewhere: 'Good to see you. The console shows what waits for you.',
  },
  'zh-CN': { title: '欢迎，{name}', here: '很高兴见到您，待办事项都列在本页。', elsewhere: '很高兴见到您，待办事项都列在控制台。' },
  vn: {
    title: 'Chào mừng, {name}',
    here: 'Rất vui được gặp bạn. Việc đang chờ có ngay trên trang này.',
    elsewhere: 'Rất vui được gặp bạn. Việc đang chờ có ở bảng điều khiển.',
  },
});
