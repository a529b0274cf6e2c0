import { defineStrings } from '@backlot/i18n';

export const chartStrings = /* @__PURE__ */ defineStrings({
  en: {
    tableView: 'Table view',
    chartView: 'Chart view',
    empty: 'No figures in this period',
    errorTitle: 'The chart could not be loaded',
    keys: '{title}. Arrow keys read the values one by one.',
    noValue: 'no data',
    share: '{value} ({share})',
    category: 'Period',
    total: 'Total',
  },
  'zh-CN': {
    tableView: '表格视图',
    chartView: '图表视图',
    empty: '该时段暂无数据',
    errorTitle: '图表加载失败',
    keys: '{title}。按方向键逐项朗读数值。',
    noValue: '无数据',
    share: '{value}（{share}）',
    category: '时段',
    total: '合计',
  },
  vn: {
    tableView: 'Xem dạng bảng',
    chartView: 'Xem dạng biểu đồ',
    empty: 'Không có số liệu trong giai đoạn này',
    errorTitle: 'Không tải được biểu đồ',
    keys: '{title}. Dùng phím mũi tên để đọc từng giá trị.',
    noValue: 'không có dữ liệu',
    share: '{value} ({share})',
    category: 'Giai đoạn',
    total: 'Tổng',
  },
});
