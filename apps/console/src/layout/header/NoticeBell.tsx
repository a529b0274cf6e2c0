import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import IconButton from '@mui/material/IconButton';
import { noticeApi } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { lazyPart } from '../../kit/lazyPart';
import { ShellPart } from '../screen/ShellPart';
import css from './HeaderBar.module.css';

/** How many notices are unread; opens the newest ones. */
export function NoticeBell() {
  const t = useStrings(strings);
  const { client } = useConsole();
  const { data } = useQuery({
    ...client.query(noticeApi.noticeNum),
    queryFn: ({ signal }) => client.call(noticeApi.noticeNum, {}, { signal, isSilent: true }),
    staleTime: Infinity,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = data ? data.remindNum + data.noticeNum + data.antiFansNum + data.mesNum : 0;
  const isMany = count > 999;
  const label = isMany ? t('many') : t('unread', { count });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsNoneOutlined />
        {count > 0 && (
          <span className={css.badge} aria-hidden="true">
            {isMany ? '999+' : count}
          </span>
        )}
      </IconButton>
      {anchor && (
        <ShellPart onLost={() => setAnchor(null)}>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(null)} />
        </ShellPart>
      )}
    </>
  );
}

const NoticePanel = lazyPart(() => import('../../domains/account/notices').then(({ NoticePanel }) => NoticePanel));

const strings = /* @__PURE__ */ defineStrings({
  en: { unread: '{count, plural, =0 {Notices} one {# unread notice} other {# unread notices}}', many: '999+ unread notices' },
  'zh-CN': { unread: '{count, plural, =0 {通知} other {# 条未读通知}}', many: '999+ 条未读通知' },
  vn: { unread: '{count, plural, =0 {Thông báo} other {# thông báo chưa đọc}}', many: '999+ thông báo chưa đọc' },
});
