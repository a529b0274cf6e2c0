import { defineJob } from '../../../../jobs/defineJob';
import { checkDays, touchAllDays } from '../days/checkDays';
import { refreshSaleFigures } from './refreshSaleFigures';

/** What lines that came in or changed mean for orders, products and creators. */
export const saleFiguresJob = defineJob({
  name: 'sale-figures',
  names: {
    en: 'Bring sales of orders, products and creators up to date',
    'zh-CN': '更新工单、商品与达人的销售额',
    vn: 'Cập nhật doanh số của đơn, sản phẩm và KOL',
  },
  cron: '*/2 * * * *',
  run: async ({ database: { db } }) => void (await refreshSaleFigures(db)),
});

/** Every figure anew at night: thirty days move on without any line changing. */
export const checkSaleFiguresJob = defineJob({
  name: 'sale-figures-all',
  names: { en: 'Compute all sales anew', 'zh-CN': '重新计算全部销售额', vn: 'Tính lại toàn bộ doanh số' },
  cron: '20 19 * * *',
  run: async ({ database: { db } }) => void (await refreshSaleFigures(db, { all: true })),
});

/** A hundred days beside their lines, every night. */
export const checkSaleDaysJob = defineJob({
  name: 'sale-days-check',
  names: { en: 'Compare sales by day with their lines', 'zh-CN': '核对每日销售额', vn: 'Đối chiếu doanh số theo ngày' },
  cron: '40 19 * * *',
  run: async (services) => void (await checkDays(services)),
});

/** Every day anew once a week: the next count of what was touched takes them. */
export const mendSaleDaysJob = defineJob({
  name: 'sale-days-all',
  names: { en: 'Compute sales by day anew', 'zh-CN': '重新计算每日销售额', vn: 'Tính lại doanh số theo ngày' },
  cron: '10 20 * * 6',
  run: async ({ database: { db } }) => touchAllDays(db),
});
