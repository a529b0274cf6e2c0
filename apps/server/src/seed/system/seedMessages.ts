import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { DeliveryError, type Messages } from '../../messages/messages';
import { deliver, queueCode, queueLetter, voidCode } from '../../modules/base/message';
import type { Vault } from '../../secrets/createVault';
import { messageTemplates, sentMessages } from '../../tables/base/message';
import { users } from '../../tables/base/user';

/** Takes everything but what goes to an address that is not there, or comes while it is busy. */
const post: Messages = {
  send: async ({ to }) => {
    if (to.startsWith('gone.')) throw new DeliveryError('550 5.1.1 No such mailbox', { failure: 'recipientRefused', isPassing: false });
    if (to.startsWith('busy.')) throw new DeliveryError('421 4.3.2 Try again later', { failure: 'unreachable', isPassing: true });
    return '250 2.0.0 Accepted';
  },
  close: async () => {},
};

/** Letters and codes that were really queued and sent while the demo was made: arrived, used up, replaced, refused and waiting. */
export async function seedMessages(db: Db, { vault, userIds }: { vault: Vault; userIds: ReadonlyMap<string, string> }): Promise<void> {
  const [known] = await db.select({ n: count() }).from(sentMessages);
  const superAdmin = userIds.get('superAdmin');
  if (known?.n || superAdmin === undefined) return;
  await db.insert(messageTemplates).values(campaignNews(superAdmin)).onConflictDoNothing();
  const send = (id: string) => deliver({ database: { db }, messages: post, vault }, new Date(Date.now() + 1000), id);
  const personOf = async (account: string) => {
    const [person] = await db.select().from(users).where(eq(users.account, account));
    if (!person) throw new Error(`There is no ${account} in the demo.`);
    return person;
  };
  const code = async (account: string, purpose: 'login' | 'recover', language: 'en' | 'vn') => {
    const { id: userId, phone, email } = await personOf(account);
    const to = (purpose === 'login' ? phone : email) ?? '';
    const codeOf = `${purpose} ${to}`;
    await voidCode(db, codeOf);
    const template = purpose === 'login' ? 'loginCode' : 'recoverCode';
    await send(await queueCode(db, vault, { template, to, language, userId, codeOf, code: '123456', validSeconds: 300, source: 1 }));
    return codeOf;
  };
  await voidCode(db, await code('bd.ph.1', 'login', 'en'));
  await code('bd.vn.1', 'login', 'vn');
  await code('shop.ph.1', 'recover', 'en');
  await code('shop.ph.1', 'recover', 'en');
  const { email: leader } = await personOf('leader.ph');
  for (const letter of letters(leader ?? '')) await send(await queueLetter(db, { ...letter, createUser: superAdmin }));
}

const letters = (leader: string) =>
  [
    {
      to: leader,
      language: 'en',
      subject: 'Opening hours in the last week of the year',
      body: '<p>Hello,</p><p>our office in Manila is open <strong>until noon</strong> from Monday to Wednesday.</p>',
      isHtml: true,
    },
    {
      to: 'gone.studio@demo.backlot.example',
      language: 'en',
      subject: 'Your studio slot on Friday',
      body: 'Please confirm by Thursday.',
      isHtml: false,
    },
    {
      to: 'busy.brand@demo.backlot.example',
      language: 'zh-CN',
      subject: '下月样品安排',
      body: '您好，下月样品清单请在周五前确认。',
      isHtml: false,
    },
  ] as const;

const campaignNews = (createUser: string): typeof messageTemplates.$inferInsert => ({
  code: 'campaignNews',
  kind: 'mail',
  name: '活动通知',
  enName: 'Campaign news',
  vnName: 'Tin chiến dịch',
  format: 'html',
  variables: ['name', 'campaign', 'link'],
  texts: {
    en: { subject: '{campaign} has begun', body: '<p>Dear {name},</p><p>{campaign} has begun. Read more at {link}.</p>' },
    'zh-CN': { subject: '{campaign} 活动开始', body: '<p>{name}，您好：</p><p>{campaign} 已开始，详情见 {link}。</p>' },
    vn: { subject: '{campaign} đã bắt đầu', body: '<p>Chào {name},</p><p>{campaign} đã bắt đầu. Xem thêm tại {link}.</p>' },
  },
  createUser,
});
