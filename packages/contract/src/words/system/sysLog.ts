import type { Words } from '../../core/words';

/** What is said of the fields of the logs. */
export const sysLogWords = {
  opTime: { en: 'Time', 'zh-CN': '时间', vn: 'Thời gian' },
  account: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' },
  opType: { en: 'Type', 'zh-CN': '操作类型', vn: 'Loại thao tác' },
  success: { en: 'Success', 'zh-CN': '是否成功', vn: 'Thành công' },
  message: { en: 'Message', 'zh-CN': '说明', vn: 'Thông báo' },
  url: { en: 'Address', 'zh-CN': '请求地址', vn: 'Địa chỉ gọi' },
  param: { en: 'Input', 'zh-CN': '请求参数', vn: 'Tham số' },
  result: { en: 'Answer', 'zh-CN': '返回结果', vn: 'Kết quả' },
  ip: { en: 'IP address', 'zh-CN': 'IP 地址', vn: 'Địa chỉ IP' },
  location: { en: 'Place', 'zh-CN': '地点', vn: 'Địa điểm' },
  browser: { en: 'Browser', 'zh-CN': '浏览器', vn: 'Trình duyệt' },
  os: { en: 'System', 'zh-CN': '操作系统', vn: 'Hệ điều hành' },
  requestId: { en: 'Request id', 'zh-CN': '请求编号', vn: 'Mã yêu cầu' },
  visTime: { en: 'Time', 'zh-CN': '时间', vn: 'Thời gian' },
  name2: { en: 'Name', 'zh-CN': '姓名', vn: 'Họ tên' },
  visType: { en: 'Visit', 'zh-CN': '访问类型', vn: 'Loại truy cập' },
  operation: { en: 'Operation', 'zh-CN': '操作', vn: 'Thao tác' },
} satisfies Record<string, Words>;
