import { api, ruleLife } from '@backlot/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { activities } from '../../tables/base/activity';
import { sentMessages } from '../../tables/base/message';
import { users } from '../../tables/base/user';
import { connectorConsents, connectors } from '../../tables/collection/connector';
import { comments } from '../../tables/collection/comment';
import { extractionQueue } from '../../tables/collection/queue';
import { sessions } from '../../tables/account/session';
import { upExtractTests, ups, works } from '../../tables/creators/creator';
import { rules, ruleScopes } from '../../tables/money/rule';
import { saleItems } from '../../tables/money/order';
import { documents, documentVersions } from '../../tables/system/document';
import { sampleSteps } from '../sampleSteps';
import type { Trade } from '../trade';
import { upload } from '../upload';
import type { Thing } from './Thing';
import { plantStatement } from './plantStatement';
import { formDraft, goodsDraft } from './recordDrafts';

/** One record of each kind that belongs to the merchant shop.ph.1, the BD bd.ph.1 or their team, and to nobody else. */
export async function plantThings(trade: Trade): Promise<Record<Thing, string>> {
  const { db, must, ids, shop } = trade;
  const order = await trade.claimed();
  const submission = await trade.agreed(order);
  const up = await plantCreator(trade);
  const [person] = await db.select().from(users).where(eq(users.id, ids.bd));
  const settled = await plantStatement(db, { id: ids.bd, country: 'PH', currency: 'PHP', orgId: person?.orgId ?? null });
  const work = await first(
    db
      .insert(works)
      .values({
        webId: 10,
        platformWorkId: 'own-work',
        upId: up,
        link: 'https://www.tiktok.com/@x/video/78',
        postTime: new Date(),
        addedByLink: true,
      })
      .returning(),
  );
  await plantConsent(db, 'tiktokDisplay', up);
  await plantConsent(db, 'shopee', shop.id);
  return {
    activity: await first(
      db
        .insert(activities)
        .values({ userId: ids.bd, batch: 'planted', kind: 'up.release', wish: {}, entries: [], rowCount: 1 })
        .returning(),
    ),
    batch: settled.batch,
    collection: (await must('bd', '/main/collect/add', { name: 'Own' })).id,
    payment: settled.payment,
    statement: settled.statement,
    statementLine: settled.line,
    allocation: (await trade.detail(order)).allocations[0]?.id ?? '',
    comment: await first(
      db
        .insert(comments)
        .values({
          webId: 10,
          platformCommentId: 'own-comment',
          workId: work,
          upId: up,
          authorName: 'Fan',
          authorPlatformId: 'own-fan',
          content: 'Nice.',
          likeNum: 0,
          replyNum: 0,
          commentTime: new Date(),
          dataTime: new Date(),
        })
        .returning(),
    ),
    document: await plantDocument(trade),
    download: (await must('shop', api.goods.export.path)).id,
    file: await plantPicture(trade),
    followUp: (await must('bd', '/main/followUp/add', { upId: up, kind: 1, content: 'Called.', nextDate: trade.today })).id,
    form: (await must('shop', '/main/demandForm/add', { ...formDraft, goodsId: trade.product.id })).id,
    goods: (await must('admin', '/main/goods/add', { ...goodsDraft, goodsCategory: trade.product.goodsCategory, shopId: shop.id })).id,
    import: await plantImport(trade),
    job: await plantJob(db, up),
    intent: (await must('bd', '/main/intent/send', { upId: await trade.freeUp(), message: 'Hello.' })).id,
    link: (
      await must('bd', '/main/workOrderLink/submitLink', {
        workOrderUpId: submission,
        linkType: 1,
        link: 'https://www.tiktok.com/@x/video/77',
      })
    ).id,
    live: (await must('bd', '/main/live/add', { ...evening, liveTitle: 'Mine', upId: up, goodsIds: [trade.product.id], isConfirmed: true }))
      .id,
    message: await plantMessage(trade, 'mail'),
    notice: (
      await must('admin', '/main/sysNotice/add', {
        title: 'For one',
        content: 'For one person.',
        type: 1,
        noticeUserIdList: [ids.bd],
        publish: true,
      })
    ).id,
    order,
    org: person?.orgId ?? '',
    person: ids.bd,
    rule: await plantRule(trade),
    sale: await first(
      db
        .update(saleItems)
        .set({ shopId: shop.id, bdId: ids.bd, leaderId: ids.leader, orgId: person?.orgId ?? '', workOrderId: order, upId: up })
        .where(sql`${saleItems.id} = (select min(id) from sale_items where country = 'PH')`)
        .returning(),
    ),
    sample: await sampleSteps(trade).shipped(await trade.agreed(order)),
    script: (await must('bd', '/main/script/add', { workOrderUpId: submission, scriptName: 'Own', link: 'https://drive.example.com/own' }))
      .id,
    session: await first(
      db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, ids.bd), isNull(sessions.endTime)))
        .limit(1),
    ),
    shop: shop.id,
    submission,
    test: await first(
      db
        .insert(upExtractTests)
        .values({
          userId: ids.bd,
          webId: 10,
          homePageLink: 'https://www.tiktok.com/@own.test',
          found: { platformId: 'own-test' },
          expireTime: new Date(Date.now() + 3_600_000),
        })
        .returning(),
    ),
    text: await plantMessage(trade, 'sms'),
    up,
    upload: (await must('bd', '/main/upload/start', { fileName: 'own.mp4', size: 10 })).id,
    view: (await must('bd', '/main/setting/saveView', { table: 'up', name: 'Mine', shared: false, state: {} })).id,
    work,
  };
}

/** Far from what the strangers plan. */
const evening = { beginTime: '2099-06-01 12:00:00', endTime: '2099-06-01 14:00:00' };

const first = async (rows: PromiseLike<{ id: string }[]>): Promise<string> => (await rows)[0]?.id ?? '';

/** One that no order of the demo has shown to another merchant. */
async function plantCreator({ db, ids, freeUp }: Trade): Promise<string> {
  const [{ id: _id, searchText: _text, ...creator } = {} as typeof ups.$inferSelect] = await db
    .select()
    .from(ups)
    .where(eq(ups.id, await freeUp()));
  return first(
    db
      .insert(ups)
      .values({ ...creator, platformId: 'own-up', upNumber: 'own.up', bdId: ids.bd, ownTime: new Date(Date.now() - 7_200_000) })
      .returning(),
  );
}

/** A consent, so that whoever asks for those of another holder would see one. */
async function plantConsent(db: Trade['db'], provider: 'tiktokDisplay' | 'shopee', holderId: string): Promise<void> {
  const connectorId = await first(db.select().from(connectors).where(eq(connectors.provider, provider)));
  const until = new Date(Date.now() + 86_400_000);
  const keys = { accessToken: 'sealed', accessUntil: until, refreshToken: 'sealed', refreshUntil: until };
  await db.insert(connectorConsents).values({ connectorId, holderId, openId: 'own', ...keys });
}

async function plantImport({ as }: Trade): Promise<string> {
  const bytes = Buffer.from('Name,Category,List price,Selling price,Product link\n');
  return ((await upload(as.shop, '/main/goods/import', { name: 'a.csv', bytes })).body.data as { id: string }).id;
}

async function plantPicture({ as }: Trade): Promise<string> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1890ff' } })
    .png()
    .toBuffer();
  const { body } = await upload(as.shop, '/main/sysFileInfo/upload', { name: 'id.png', bytes, type: 'image/png' });
  return (body.data as { fileId: string }).fileId;
}

/** A message about a person that did not leave. */
const plantMessage = ({ db, ids }: Trade, kind: 'mail' | 'sms'): Promise<string> =>
  first(
    db
      .insert(sentMessages)
      .values({ kind, recipient: 'own', language: 'en', subject: '', body: '', sendStatus: 2, userId: ids.bd })
      .returning(),
  );

/** A collection that waits, of a creator. */
async function plantJob(db: Trade['db'], upId: string): Promise<string> {
  const connectorId = await first(db.insert(connectors).values({ name: 'Planted', provider: 'youtube', webId: 20 }).returning());
  const at = new Date();
  const job = { connectorId, objectType: 1, targetType: 1, targetId: upId, upId, slotTime: at, notBefore: at };
  return first(db.insert(extractionQueue).values(job).returning());
}

/** A rule that pays one BD and tells nobody else. */
async function plantRule({ db, ids }: Trade): Promise<string> {
  const id = await first(
    db
      .insert(rules)
      .values({
        ruleName: 'For one',
        ruleType: 1,
        dimension: 1,
        country: 'PH',
        currency: 'PHP',
        metric: 1,
        base: '1',
        ratio: '1',
        amount: '0',
        calcMode: 1,
        validBegin: '2026-01-01',
        ruleStatus: ruleLife.states.enabled,
      })
      .returning(),
  );
  await db.insert(ruleScopes).values({ ruleId: id, scopeType: 1, scopeId: ids.bd });
  return id;
}

async function plantDocument({ db, ids }: Trade): Promise<string> {
  const id = await first(db.insert(documents).values({ name: 'Own words', format: 'md', characters: 4, createUser: ids.bd }).returning());
  await db.insert(documentVersions).values({ documentId: id, versionNo: 1, content: 'Own.', createUser: ids.bd });
  return id;
}
