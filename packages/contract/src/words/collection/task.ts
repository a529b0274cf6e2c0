import type { Words } from '../../core/words';

/** What is said of the fields of an extraction task. */
export const taskWords = {
  taskName: { en: 'Task', 'zh-CN': '任务名称', vn: 'Tác vụ' },
  objectType: { en: 'Object', 'zh-CN': '采集对象', vn: 'Đối tượng' },
  connectorName: { en: 'Connector', 'zh-CN': '数据接口', vn: 'Kết nối' },
  frequencyValue: { en: 'Every', 'zh-CN': '每隔', vn: 'Mỗi' },
  frequencyUnit: { en: 'Unit', 'zh-CN': '单位', vn: 'Đơn vị' },
  beginTime: { en: 'From', 'zh-CN': '开始时间', vn: 'Từ' },
  endTime: { en: 'Until', 'zh-CN': '结束时间', vn: 'Đến' },
  taskSwitch: { en: 'Switch', 'zh-CN': '开关', vn: 'Bật tắt' },
  taskRunStatus: { en: 'Progress', 'zh-CN': '进度', vn: 'Tiến độ' },
  targetCount: { en: 'Targets', 'zh-CN': '对象数', vn: 'Số đối tượng' },
  lastRunTime: { en: 'Last run', 'zh-CN': '上次执行', vn: 'Lần chạy trước' },
  nextRunTime: { en: 'Next run', 'zh-CN': '下次执行', vn: 'Lần chạy sau' },
  remark: { en: 'Remark', 'zh-CN': '备注', vn: 'Ghi chú' },
} satisfies Record<string, Words>;
