import type { Words } from '@backlot/contract';
import { namesOf } from '../../../db/namesOf';
import { type FormDocument, serializeDocument } from '@backlot/form-designer/document';
import { count, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import type { FileStore } from '../../../files/fileStore';
import { auditMany } from '../../../modules/base/audit';
import { auditLogs } from '../../../tables/base/audit';
import { formAnswerFiles, formAnswers, formDesigns, forms, formVersions } from '../../../tables/system/form';
import { users } from '../../../tables/base/user';
import { type DemoDay, demoDay } from '../../demo/demoDay';
import { demoIds } from '../../demo/demoIds';
import { insertRows } from '../../../db/insertRows';
import type { Deed } from '../../trade/Deed';
import { bookingAnswers, type Filled, logisticsAnswers } from './bookingAnswers';
import { bookings, logistics, training } from './designs';
import { plantStage } from './plantStage';

interface Planned {
  names: Words;
  /** Account of who designs it. */
  by: string;
  /** Published versions with the days since; a form without any is a draft of its design. */
  versions: readonly { document: FormDocument; daysAgo: number; note: string | null }[];
  draft?: FormDocument;
  isClosed?: boolean;
  answers: readonly Filled[];
}

const plannedForms = (day: DemoDay): readonly Planned[] => [
  {
    names: { en: 'Live session booking', 'zh-CN': '直播档期申请', vn: 'Đăng ký phiên livestream' },
    by: 'superAdmin',
    versions: [
      { document: bookings[0] as FormDocument, daysAgo: 16, note: null },
      { document: bookings[1] as FormDocument, daysAgo: 9, note: '增加样品、直播间照片和流程' },
    ],
    answers: bookingAnswers(day),
  },
  {
    names: { en: 'Sample logistics feedback', 'zh-CN': '寄样物流反馈', vn: 'Góp ý về gửi hàng mẫu' },
    by: 'superAdmin',
    versions: [{ document: logistics, daysAgo: 26, note: null }],
    isClosed: true,
    answers: logisticsAnswers(day),
  },
  {
    names: { en: 'Training sign-up', 'zh-CN': '培训报名', vn: 'Đăng ký đào tạo' },
    by: 'superAdmin',
    versions: [],
    draft: training,
    answers: [],
  },
];

interface Planting {
  fileStore: FileStore;
  today?: Date;
}

/** Forms in three states with their versions and answers; what is there already stays. */
export async function seedForms(db: Db, { fileStore, today = new Date() }: Planting): Promise<void> {
  const [known] = await db.select({ n: count() }).from(forms);
  if (known?.n) return;
  const day = demoDay(today);
  const planned = plannedForms(day);
  const accounts = [...new Set(planned.flatMap(({ by, answers }) => [by, ...answers.map(({ account }) => account)]))];
  const rows = await db
    .select({ id: users.id, account: users.account, orgId: users.orgId })
    .from(users)
    .where(inArray(users.account, accounts));
  const people = new Map(rows.map((row) => [row.account, row]));
  const stage = await plantStage(db, fileStore);
  const idAt = demoIds();
  await db.transaction(async (tx) => {
    const deeds: Deed[] = [];
    for (const form of planned) await plant(tx, form, { day, people, idAt, deeds, stage });
    deeds.sort((a, b) => a.time.getTime() - b.time.getTime());
    await auditMany(tx, deeds, (sealed) => insertRows(tx, auditLogs, sealed));
  });
}

interface Ground {
  day: DemoDay;
  people: ReadonlyMap<string, { id: string; orgId: string | null }>;
  idAt: (time: Date) => string;
  deeds: Deed[];
  /** A picture that anybody's answer may show. */
  stage: { id: string; url: string };
}

async function plant(
  tx: Db,
  { names, by, versions, draft, isClosed = false, answers }: Planned,
  { day, people, idAt, deeds, stage }: Ground,
): Promise<void> {
  const author = people.get(by);
  const begun = day.ago((versions[0]?.daysAgo ?? 2) + 1, 30);
  const id = idAt(begun);
  const latest = versions.at(-1);
  if (!author) return;
  const did = (action: string, time: Date, who: { id: string; account: string }, detail: Record<string, unknown>) =>
    deeds.push({ time, userId: who.id, account: who.account, action, object: `form:${id}`, detail });
  const designer = { id: author.id, account: by };
  const published = versions.map((version, at) => ({ ...version, number: at + 1, time: day.ago(version.daysAgo, 45) }));
  const document = serializeDocument(latest?.document ?? (draft as FormDocument));
  await insertRows(tx, forms, [
    {
      id,
      ...namesOf(names),
      remark: null,
      orgId: author.orgId,
      number: published.at(-1)?.number ?? null,
      publishTime: published.at(-1)?.time ?? null,
      isChanged: false,
      status: isClosed ? 1 : 0,
      createTime: begun,
      createUser: author.id,
      updateTime: published.at(-1)?.time ?? begun,
      updateUser: author.id,
      version: versions.length + 1,
    },
  ]);
  await insertRows(tx, formDesigns, [{ formId: id, document, version: Math.max(versions.length, 1) }]);
  did('form.add', begun, designer, { name: [null, names['zh-CN']] });
  await insertRows(
    tx,
    formVersions,
    published.map(({ number, document: one, note, time }) => ({
      id: idAt(time),
      formId: id,
      number,
      document: serializeDocument(one),
      note,
      createUser: author.id,
      createTime: time,
    })),
  );
  for (const { number, note, time } of published) did('form.publish', time, designer, { number, ...(note && { note }) });
  const given = answers.flatMap((answer) => {
    const person = people.get(answer.account);
    return person
      ? [
          {
            ...answer,
            person,
            id: idAt(answer.time),
            values: answer.hasStage
              ? { ...answer.values, stage: [{ type: 'img', name: 'stage.png', status: 'done', uid: stage.id, url: stage.url }] }
              : answer.values,
          },
        ]
      : [];
  });
  await insertRows(
    tx,
    formAnswers,
    given.map(({ id: answerId, number, values, person, time }) => ({
      id: answerId,
      formId: id,
      number,
      values: JSON.stringify(values),
      createTime: time,
      createUser: person.id,
    })),
  );
  await insertRows(
    tx,
    formAnswerFiles,
    given.filter(({ hasStage }) => hasStage).map(({ id: answerId }) => ({ answerId, fileId: stage.id })),
  );
  for (const { id: answer, number, account, person, time } of given)
    did('form.submit', time, { id: person.id, account }, { answer, number });
}
