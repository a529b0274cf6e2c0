import type { Db } from '../../db/database';
import { labelCategories, labels } from '../../modules/label';
import type { DemoDay } from './demoDay';
import { insertRows } from './insertRows';

type Names = readonly [string, ...string[]];

/** Categories of labels for creators, with what carries each: `[category, colour, labels]`. */
const creatorLabels: readonly (readonly [category: string, color: string, labels: Names])[] = [
  ['内容风格 · Style', '#1677ff', ['口播测评 · Honest review', '开箱 · Unboxing', '剧情 · Storytelling', '教程 · Tutorial', '直播强 · Strong in live', '颜值 · Fashionable']],
  ['合作 · Cooperation', '#52c41a', ['回复快 · Replies fast', '可寄样 · Takes samples', '可议价 · Open to offers', '长期合作 · Long-term partner', '仅纯佣 · Commission only', '需预付 · Asks for prepayment']],
  ['人群 · Audience', '#722ed1', ['学生 · Students', '宝妈 · Mothers', '上班族 · Office workers', '男性 · Men', '高消费 · High spenders']],
  ['风险 · Risk', '#fa8c16', ['数据存疑 · Doubtful figures', '曾拖稿 · Was late before', '有竞品合作 · Works with competitors']],
];

const otherLabels: readonly (readonly [objectType: number, category: string, labels: Names])[] = [
  [2, '商品 · Products', ['爆款 · Best seller', '新品 · New', '清仓 · Clearance', '高佣 · High commission']],
  [3, '商家 · Merchants', ['重点 · Key account', '新入驻 · Newly joined', '付款准时 · Pays on time']],
  [4, '作品 · Works', ['优秀案例 · Good example', '需整改 · To be mended']],
  [5, '评论 · Comments', ['询价 · Asks for price', '投诉 · Complaint', '好评 · Praise']],
];

interface Seeding {
  day: DemoDay;
  idAt: (time: Date) => string;
}

/** Plants labels; answers the ids of those for creators, by category. */
export async function seedLabels(db: Db, { day, idAt }: Seeding): Promise<string[][]> {
  const createTime = day.ago(400);
  const categories = [...creatorLabels.map(([typeName, color, names]) => ({ objectType: 1, typeName, color, names })), ...otherLabels.map(([objectType, typeName, names]) => ({ objectType, typeName, color: null, names }))].map((category, index) => ({ ...category, id: idAt(createTime), sortOrder: (index + 1) * 10 }));
  await insertRows(db, labelCategories, categories.map(({ id, typeName, objectType, sortOrder }) => ({ id, parentId: '0', typeName, objectType, sortOrder, createTime })));
  const rows = categories.flatMap(({ id, color, names }) => names.map((labelName, index) => ({ id: idAt(createTime), categoryId: id, labelName, color, sortOrder: (index + 1) * 10, createTime })));
  await insertRows(db, labels, rows);
  return categories.filter(({ objectType }) => objectType === 1).map(({ id }) => rows.filter(({ categoryId }) => categoryId === id).map((row) => row.id));
}
