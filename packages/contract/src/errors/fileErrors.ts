import { row } from './errorRow';

/** Uploads and exports (domain/errors, appendix A). */
export const fileErrors = {
  videoType: row(1030003, 200, 'message', 'Video type must be mp4, avi or wmv.', '视频格式须为 mp4、avi、wmv。', 'Video phải là mp4, avi, wmv.'),
  videoTooLarge: row(1030004, 200, 'message', 'Video over 500 MB; upload again.', '视频超过 500 MB，请重新上传。', 'Video quá 500 MB, hãy tải lại.'),
  tooManyVideos: row(1030005, 200, 'message', 'At most 3 videos.', '最多 3 个视频。', 'Tối đa 3 video.'),
  tooManyItems: row(1030006, 200, 'message', 'At most 5 items.', '最多 5 项。', 'Tối đa 5 mục.'),
  importType: row(1030009, 415, 'message', 'The file must be csv or xlsx.', '文件格式须为 csv 或 xlsx。', 'Tệp phải là csv hoặc xlsx.'),
  importUnreadable: row(1030010, 415, 'message', 'The file cannot be read. Save it again as csv (UTF-8) or xlsx without a password.', '无法读取该文件，请另存为 csv（UTF-8）或不带密码的 xlsx。', 'Không đọc được tệp. Hãy lưu lại dạng csv (UTF-8) hoặc xlsx không mật khẩu.'),
  importTooLarge: row(1030011, 413, 'message', 'A file has at most {rows} rows, {columns} columns and 5 MB.', '文件最多 {rows} 行、{columns} 列、5 MB。', 'Tệp tối đa {rows} dòng, {columns} cột và 5 MB.'),
  importColumns: row(1030012, 200, 'message', 'The columns do not fit: {columns}. Use the template.', '列不符：{columns}。请使用模板。', 'Cột không khớp: {columns}. Hãy dùng tệp mẫu.'),
  importNotReady: row(1030013, 200, 'message', 'This import is not ready or was applied already.', '该导入尚未就绪或已执行。', 'Lượt nhập này chưa sẵn sàng hoặc đã thực hiện.'),
  importRepeated: row(1030014, 200, 'message', 'Line {line} of this file has the same key.', '与文件第 {line} 行重复。', 'Trùng với dòng {line} của tệp.'),
  importInterrupted: row(1030015, 200, 'message', 'The import was interrupted. Choose the file again; what went in stays as it is.', '导入被中断，请重新选择文件；已导入的内容保持不变。', 'Lượt nhập bị gián đoạn. Hãy chọn lại tệp; phần đã nhập giữ nguyên.'),
  documentType: row(1030017, 415, 'message', 'The file must be png, jpg, pdf, docx, xlsx, pptx, csv (UTF-8) or txt (UTF-8).', '文件格式须为 png、jpg、pdf、docx、xlsx、pptx、csv（UTF-8）或 txt（UTF-8）。', 'Tệp phải là png, jpg, pdf, docx, xlsx, pptx, csv (UTF-8) hoặc txt (UTF-8).'),
  documentTooLarge: row(1030018, 413, 'message', 'File over 20 MB; upload a smaller one.', '文件超过 20 MB，请上传更小的文件。', 'Tệp quá 20 MB, hãy tải tệp nhỏ hơn.'),
  tooManyExports: row(1032001, 200, 'message', 'Three exports are already running.', '已有 3 个导出任务进行中。', 'Đang có 3 tác vụ xuất.'),
  tooManyExportRows: row(1032002, 200, 'message', 'More than 500,000 rows; narrow the filters.', '超过 50 万行，请缩小范围。', 'Quá 500.000 dòng, hãy thu hẹp.'),
  exportNotReady: row(1032003, 200, 'message', 'The file is not ready or has expired.', '文件未就绪或已过期。', 'Tệp chưa sẵn sàng hoặc đã hết hạn.'),
  tooManyPdfs: row(1032004, 200, 'message', 'At most 500 records in one PDF export; narrow the filters.', '一次最多导出 500 条记录的 PDF，请缩小范围。', 'Mỗi lần xuất PDF tối đa 500 bản ghi, hãy thu hẹp.'),
  nothingToPrint: row(1032005, 200, 'message', 'There is no record to print.', '没有可导出的记录。', 'Không có bản ghi nào để in.'),
};
