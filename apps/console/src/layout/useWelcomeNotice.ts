import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect, useRef } from 'react';
import { useUser } from '../shared/session/useUser';

/** Welcomes the person 1 s after the first load (spec section 2.6). */
export function useWelcomeNotice(): void {
  const t = useStrings(strings);
  const notify = useNotice();
  const { name, nickName } = useUser();
  const say = useRef(() => {});
  useEffect(() => {
    say.current = () => notify.info(t('text'), { title: t('title', { name: nickName || name }), key: 'welcome' });
  });
  useEffect(() => {
    const timer = setTimeout(() => say.current(), 1000);
    return () => clearTimeout(timer);
  }, []);
}

const strings = /* @__PURE__ */ defineStrings({
  en: { title: 'Welcome, {name}', text: 'Good to see you. What waits for you is on the first page.' },
  'zh-CN': { title: '欢迎，{name}', text: '很高兴见到您，待办事项在首页等您处理。' },
  vn: { title: 'Chào mừng, {name}', text: 'Rất vui được gặp bạn. Việc đang chờ nằm ở trang đầu.' },
});
