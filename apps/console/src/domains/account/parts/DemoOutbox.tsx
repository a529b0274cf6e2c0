import { outboxApi, type OutputOf } from '@backlot/contract';
import { defineStrings } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useEffect, useState } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import css from './DemoOutbox.module.css';

/** What demo mode would have sent by e-mail or text message; nothing where the server has no outbox. */
export function DemoOutbox({ refresh }: { refresh: number }) {
  const t = useStrings(strings);
  const format = useFormat();
  const { client } = useConsole();
  const [data, setData] = useState<OutputOf<typeof outboxApi.list>>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const read = () => client.call(outboxApi.list, {}, { signal, isSilent: true }).then(setData, () => undefined);
    void read();
    const timer = setInterval(read, 3000);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [client, refresh]);
  if (!data) return null;
  return (
    <section className={css.outbox} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('hint')}</p>
      {data.length === 0 && <p>{t('empty')}</p>}
      <ul>
        {data.slice(0, 3).map((message) => (
          <li key={message.id}>
            <strong>{message.subject || message.body}</strong>
            <span>
              {t('to', { to: message.to })} · {format.relative(message.time)}
            </span>
            {message.subject && <p>{message.body}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'Demo outbox',
    hint: 'In demo mode nothing is delivered. Messages appear here instead.',
    empty: 'Nothing was sent yet.',
    to: 'To {to}',
  },
  'zh-CN': { title: '演示发件箱', hint: '演示模式不会真正发送，消息显示在这里。', empty: '还没有发送任何消息。', to: '收件人：{to}' },
  vn: { title: 'Hộp thư đi (demo)', hint: 'Chế độ demo không gửi thật. Tin nhắn hiện ở đây.', empty: 'Chưa gửi gì.', to: 'Gửi đến {to}' },
});
