import { row } from './errorRow';

/** Uploads and exports (domain/errors, appendix A). */
export const fileErrors = {
  videoType: row(1030003, 200, 'message', 'Video type must be mp4, avi or wmv.', '视频格式须为 mp4、avi、wmv。', 'Video phải là mp4, avi, wmv.'),
  videoTooLarge: row(1030004, 200, 'message', 'Video over 500 MB; upload again.', '视频超过 500 MB，请重新上传。', 'Video quá 500 MB, hãy tải lại.'),
  tooManyVideos: row(1030005, 200, 'message', 'At most 3 videos.', '最多 3 个视频。', 'Tối đa 3 video.'),
  tooManyItems: row(1030006, 200, 'message', 'At most 5 items.', '最多 5 项。', 'Tối đa 5 mục.'),
  tooManyExports: row(1032001, 200, 'message', 'Three exports are already running.', '已有 3 个导出任务进行中。', 'Đang có 3 tác vụ xuất.'),
  tooManyExportRows: row(1032002, 200, 'message', 'More than 500,000 rows; narrow the filters.', '超过 50 万行，请缩小范围。', 'Quá 500.000 dòng, hãy thu hẹp.'),
  exportNotReady: row(1032003, 200, 'message', 'The file is not ready or has expired.', '文件未就绪或已过期。', 'Tệp chưa sẵn sàng hoặc đã hết hạn.'),
  tooManyPdfs: row(1032004, 200, 'message', 'At most 500 records in one PDF export; narrow the filters.', '一次最多导出 500 条记录的 PDF，请缩小范围。', 'Mỗi lần xuất PDF tối đa 500 bản ghi, hãy thu hẹp.'),
  nothingToPrint: row(1032005, 200, 'message', 'There is no record to print.', '没有可导出的记录。', 'Không có bản ghi nào để in.'),
};
