import { defineJob } from '../../../jobs/defineJob';
import { checkComments } from './checkComments';
import { dropOldComments } from './dropOldComments';

/** A hundred days of comments and their words beside the comments themselves, every night; those that differ are counted anew. */
export const checkCommentsJob = defineJob({
  name: 'comment-counts-check',
  names: { en: 'Compare counts of comments by day with the comments', 'zh-CN': '核对每日评论统计', vn: 'Đối chiếu số bình luận theo ngày' },
  cron: '30 20 * * *',
  run: async ({ database: { db }, log }) => {
    const wrong = await checkComments(db);
    if (wrong.length > 0) log.warn({ days: wrong.slice(0, 10), count: wrong.length }, 'counts of comments differed and were counted anew');
  },
});

/** Comments of months that are past go, at a time when few work. */
export const dropCommentsJob = defineJob({
  name: 'comments-drop-past',
  names: { en: 'Drop comments of past months', 'zh-CN': '删除过期月份的评论', vn: 'Xóa bình luận của các tháng quá hạn' },
  cron: '50 19 * * *',
  run: async ({ database: { db }, config, log }) => {
    const months = await dropOldComments(db, { months: config.COMMENT_KEEP_MONTHS });
    if (months.length > 0) log.info({ months }, 'comments of past months were dropped, their counts stay');
  },
});
