import { defineJob } from '../../../jobs/defineJob';
import { markComments } from './markComments';

/** Signs among the comments of the last month, once every country has begun its day and every four hours. */
export const markCommentsJob = defineJob({
  name: 'navy-marks',
  names: {
    en: 'Look through comments for signs of coordination',
    'zh-CN': '检查评论中的水军迹象',
    vn: 'Rà soát dấu hiệu bình luận có tổ chức',
  },
  cron: '20 1-21/4 * * *',
  run: ({ database: { db } }) => markComments(db),
});
