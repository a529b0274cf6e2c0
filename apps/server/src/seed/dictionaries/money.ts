import type { DictionarySeed } from './dictionarySeed';

export const moneyDictionaries: DictionarySeed[] = [
  {
    code: 'ruleType',
    names: { en: 'Rule type', 'zh-CN': '规则类型', vn: 'Loại quy tắc' },
    values: [
      ['1', '通用GMV', 'General GMV', 'GMV chung'],
      ['2', '商单', 'Commercial order', 'Đơn thương mại'],
      ['3', '奖励', 'Reward', 'Thưởng'],
    ],
  },
  {
    code: 'ruleStatus',
    names: { en: 'Rule status', 'zh-CN': '规则状态', vn: 'Trạng thái quy tắc' },
    values: [
      ['0', '未启用', 'Not enabled', 'Chưa bật'],
      ['1', '已启用', 'Enabled', 'Đã bật'],
    ],
  },
  {
    code: 'calcMode',
    names: { en: 'Calculation', 'zh-CN': '计算方式', vn: 'Cách tính' },
    values: [
      ['1', '超出基数部分', 'Excess over base', 'Phần vượt mức'],
      ['2', '达基数后全额', 'Whole amount once base is reached', 'Toàn bộ khi đạt mức'],
      ['3', '阶梯累进', 'Progressive bands', 'Lũy tiến từng bậc'],
      ['4', '最高档', 'Highest tier', 'Bậc cao nhất'],
    ],
  },
  {
    code: 'settleDimension',
    names: { en: 'Settlement dimension', 'zh-CN': '结算维度', vn: 'Chiều đối soát' },
    values: [
      ['1', '商务', 'BD', 'BD'],
      ['2', '团长', 'Team leader', 'Trưởng nhóm'],
      ['3', '商家', 'Merchant', 'Nhà bán hàng'],
      ['4', '达人', 'Creator', 'KOL'],
    ],
  },
  {
    code: 'settleStatus',
    names: { en: 'Settlement status', 'zh-CN': '结算状态', vn: 'Trạng thái đối soát' },
    values: [
      ['0', '预览', 'Preview', 'Xem trước'],
      ['1', '待结算', 'Pending settlement', 'Chờ đối soát'],
      ['2', '已结算', 'Settled', 'Đã đối soát'],
      ['3', '已作废', 'Void', 'Đã hủy'],
    ],
  },
  {
    code: 'payStatus',
    names: { en: 'Payment status', 'zh-CN': '付款状态', vn: 'Trạng thái thanh toán' },
    values: [
      ['1', '待付款', 'Pending payment', 'Chờ thanh toán'],
      ['2', '已付款', 'Paid', 'Đã thanh toán'],
      ['3', '付款中', 'Paying', 'Đang thanh toán'],
      ['4', '失败', 'Failed', 'Thất bại'],
      ['5', '结转下期', 'Carried forward', 'Chuyển kỳ sau'],
    ],
  },
  {
    code: 'payMethod',
    names: { en: 'Payment method', 'zh-CN': '付款方式', vn: 'Cách thanh toán' },
    values: [
      ['1', '银行转账', 'Bank transfer', 'Chuyển khoản'],
      ['2', '电子钱包', 'Wallet', 'Ví điện tử'],
      ['3', '线下登记', 'Recorded offline', 'Ghi nhận ngoài hệ thống'],
    ],
  },
  {
    code: 'bookAccount',
    names: { en: 'Account', 'zh-CN': '账簿科目', vn: 'Tài khoản sổ' },
    values: [
      ['merchantReceivable', '应收商家', 'Due from merchants', 'Phải thu nhà bán'],
      ['creatorPayable', '应付达人', 'Due to creators', 'Phải trả KOL'],
      ['bdPayable', '应付商务', 'Due to BDs', 'Phải trả BD'],
      ['leaderPayable', '应付团长', 'Due to team leaders', 'Phải trả trưởng nhóm'],
      ['agencyMargin', '机构毛利', 'Agency margin', 'Biên lợi nhuận'],
      ['taxWithheld', '代扣税款', 'Tax withheld', 'Thuế khấu trừ'],
      ['cashBank', '银行存款', 'Bank', 'Ngân hàng'],
      ['cashWallet', '电子钱包', 'Wallet', 'Ví điện tử'],
      ['cashOffline', '线下收付', 'Recorded offline', 'Ghi nhận ngoài'],
    ],
  },
  {
    code: 'lineType',
    names: { en: 'Line type', 'zh-CN': '明细类型', vn: 'Loại dòng' },
    values: [
      ['1', '佣金', 'Commission', 'Hoa hồng'],
      ['2', '拍摄费', 'Shooting fee', 'Phí quay'],
      ['3', 'GMV规则', 'GMV rule', 'Quy tắc GMV'],
      ['4', '商单规则', 'Commercial rule', 'Quy tắc đơn thương mại'],
      ['5', '奖励', 'Reward', 'Thưởng'],
      ['6', '追回', 'Clawback', 'Thu hồi'],
      ['7', '手工调整', 'Manual adjustment', 'Điều chỉnh thủ công'],
    ],
  },
];
