import { count } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { documents, documentVersions } from '../../tables/system/document';

interface DemoDocument {
  name: string;
  format: 'md' | 'txt';
  account: string;
  remark?: string;
  /** What it said, the oldest first. */
  versions: readonly string[];
}

const briefing = [
  '# Briefing for skincare videos',
  '',
  '- Show the label in the first five seconds.',
  '- Say the price once, in the currency of the country.',
  '- The link stays in the bio for 30 days.',
];

const demoDocuments: readonly DemoDocument[] = [
  {
    name: 'Briefing for skincare videos',
    format: 'md',
    account: 'superAdmin',
    remark: 'Sent to creators with the first message.',
    versions: [
      briefing.slice(0, 3).join('\n'),
      briefing.join('\n'),
      [...briefing, '', '## Not allowed', '', '- Before and after pictures', '- Claims of healing'].join('\n'),
    ],
  },
  {
    name: '直播排期说明',
    format: 'md',
    account: 'superAdmin',
    versions: ['# 直播排期说明\n\n1. 每周五前提交下周排期。\n2. 同一达人每天最多一场。\n3. 开播前一小时确认样品已到。'],
  },
  {
    name: 'Câu trả lời mẫu cho KOL',
    format: 'txt',
    account: 'superAdmin',
    versions: [
      'Chào bạn, cảm ơn bạn đã quan tâm.',
      'Chào bạn, cảm ơn bạn đã quan tâm.\nHàng mẫu sẽ được gửi trong 3 ngày làm việc.\nBạn cần gì thêm, cứ nhắn cho mình nhé.',
    ],
  },
];

/** Documents that are written in the browser, with their versions. Adds nothing where there are any. */
export async function seedDocuments(db: Db, { today, userIds }: { today: Date; userIds: ReadonlyMap<string, string> }): Promise<void> {
  const [known] = await db.select({ n: count() }).from(documents);
  if (known?.n) return;
  for (const [at, { versions, account, remark = null, ...document }] of demoDocuments.entries()) {
    const createUser = userIds.get(account);
    if (createUser === undefined) continue;
    const timeOf = (versionNo: number) => new Date(today.getTime() - (at + 2 + (versions.length - versionNo) * 3) * 86_400_000);
    const [added] = await db
      .insert(documents)
      .values({
        ...document,
        remark,
        createUser,
        characters: versions.at(-1)?.length ?? 0,
        versionNo: versions.length,
        createTime: timeOf(1),
        changeTime: timeOf(versions.length),
      })
      .returning({ id: documents.id });
    if (!added) throw new Error('A document was not stored.');
    await db.insert(documentVersions).values(
      versions.map((content, index) => ({
        documentId: added.id,
        versionNo: index + 1,
        content,
        createTime: timeOf(index + 1),
        createUser,
      })),
    );
  }
}
