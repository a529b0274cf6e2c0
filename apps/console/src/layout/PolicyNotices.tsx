import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useEffect } from 'react';
import { useConsole } from '../shell/console/ConsoleContext';
import { explainer } from '../kit/permission/explainer';

/** Does what failed calls ask of the page (spec section 8): a notice titled Forbidden, a toast, sign out and reload. */
export function PolicyNotices() {
  const t = useStrings(strings);
  const notify = useNotice();
  const { policyEvents, session, reload, client, localeState } = useConsole();
  useEffect(() => {
    const explained = explainer({ client, session, localeState });
    return policyEvents.subscribe(({ policy, message, title, error, endpoint, reloadAfterMs }) => {
      const { requestId } = error;
      if (policy === 'notice')
        void explained(error).then((text) => notify.error(text, { ...(title && { title }), ...(requestId && { requestId }) }));
      if (policy === 'toast') notify.error(message, requestId ? { requestId } : {});
      if (policy === 'unreachable' && endpoint.access !== 'public') notify.error(message, { key: 'unreachable' });
      if (policy !== 'signOut') return;
      notify.warn(t('signedOut'), { key: 'signedOut' });
      setTimeout(reload, reloadAfterMs);
      void session.signOut();
    });
  }, [policyEvents, notify, session, reload, client, localeState, t]);
  return null;
}

const strings = /* @__PURE__ */ defineStrings({
  en: { signedOut: 'You have been signed out. The page loads again in a moment.' },
  'zh-CN': { signedOut: '您已退出登录，页面即将刷新。' },
  vn: { signedOut: 'Bạn đã bị đăng xuất. Trang sẽ tải lại ngay.' },
});
