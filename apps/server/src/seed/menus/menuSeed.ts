import { type PermissionId, permissions } from '@backlot/contract';

/** The seven roles (domain/roles 7.1). */
export type RoleCode = 'superAdmin' | 'admin' | 'finance' | 'teamLeader' | 'bd' | 'shop' | 'staff';

/** `[Chinese, English, Vietnamese]`. */
export type Names = readonly [zh: string, en: string, vn: string];

/** A menu row to plant, and the roles that get it when it is planted. */
export interface MenuSeed {
  code: string;
  parent: string | null;
  application: string;
  names: Names;
  type: 0 | 1 | 2;
  router?: string;
  component?: string;
  icon?: string;
  permission?: string;
  sort: number;
  /** Left out of the menu when false: a page that others lead to. */
  visible?: boolean;
  roles: readonly RoleCode[];
}

interface Screen<Id extends PermissionId> {
  code: Id;
  parent?: string | null;
  application: string;
  names: Names;
  path: string;
  component: string;
  icon: string;
  sort: number;
  visible?: boolean;
  /** Which roles may do what; actions left out belong to the super administrator alone. */
  grants: Partial<Record<(typeof permissions)[Id][number], readonly RoleCode[]>>;
}

/** A built screen with one button for each of its permissions; a role with any of them gets the menu. */
export function screen<Id extends PermissionId>({ code, parent = null, grants, path, names, ...rest }: Screen<Id>): MenuSeed[] {
  const actions: readonly (typeof permissions)[Id][number][] = permissions[code];
  const granted = new Set(actions.flatMap((action) => grants[action] ?? []));
  const buttons = actions.map((action, index) =>
    button({
      code: `${code}_${action}`,
      parent: code,
      application: rest.application,
      names: actionNames(action, names),
      permission: `${code}:${action}`,
      sort: index + 1,
      roles: grants[action] ?? [],
    }),
  );
  return [{ ...rest, code, parent, names, type: 1, router: path, roles: [...granted] }, ...buttons];
}

/** A grantable right without a screen of its own. */
export const button = (seed: Omit<MenuSeed, 'type'> & { permission: string }): MenuSeed => ({ ...seed, type: 2 });

/** A group of screens in the menu. */
export const directory = (seed: Omit<MenuSeed, 'type' | 'parent'>): MenuSeed => ({ ...seed, type: 0, parent: null });

const words: Record<string, Names> = {
  query: ['查询', 'Query', 'Truy vấn'],
  get: ['查看', 'View', 'Xem'],
  add: ['新增', 'Add', 'Thêm'],
  edit: ['编辑', 'Edit', 'Sửa'],
  delete: ['删除', 'Delete', 'Xóa'],
  enable: ['启用', 'Enable', 'Bật'],
  disable: ['停用', 'Disable', 'Tắt'],
  import: ['导入', 'Import', 'Nhập'],
  export: ['导出', 'Export', 'Xuất'],
  kick: ['强制下线', 'Force offline', 'Buộc đăng xuất'],
  grant: ['授权', 'Grant', 'Phân quyền'],
  viewAs: ['以角色身份查看', 'View as a role', 'Xem với vai trò'],
  publish: ['发布', 'Publish', 'Phát hành'],
  withdraw: ['撤回', 'Withdraw', 'Thu hồi'],
  claim: ['领取', 'Claim', 'Nhận'],
  setTarget: ['设置目标', 'Set targets', 'Đặt chỉ tiêu'],
  release: ['释放', 'Release', 'Trả lại'],
  transfer: ['转移', 'Transfer', 'Chuyển giao'],
  batchLabel: ['批量标签', 'Label several', 'Gắn nhãn hàng loạt'],
  testExtract: ['采集测试', 'Extraction test', 'Kiểm tra thu thập'],
  showContact: ['查看联系方式', 'Show contacts', 'Xem liên hệ'],
  setStar: ['设置星级', 'Set stars', 'Đặt hạng sao'],
  black: ['拉黑', 'Blacklist', 'Danh sách đen'],
  erase: ['删除个人数据', 'Erase personal data', 'Xóa dữ liệu cá nhân'],
  onSale: ['上架', 'Put on sale', 'Mở bán'],
  offSale: ['下架', 'Take off sale', 'Ngừng bán'],
  bindUp: ['关联达人', 'Bind creators', 'Gắn KOL'],
  audit: ['审核', 'Review', 'Xét duyệt'],
  revoke: ['撤销认证', 'Revoke', 'Thu hồi xác thực'],
  showIdCard: ['查看证件', 'Show identity papers', 'Xem giấy tờ'],
  pdf: ['PDF', 'PDF', 'PDF'],
  submit: ['提交', 'Submit', 'Nộp'],
  attribute: ['调整归属', 'Attribute', 'Đổi ghi nhận'],
  merge: ['合并', 'Merge', 'Gộp'],
  allocate: ['分配', 'Allocate', 'Phân bổ'],
  handout: ['下发', 'Hand out', 'Phát đơn'],
  recall: ['撤回', 'Recall', 'Thu hồi'],
  extend: ['延期', 'Extend', 'Gia hạn'],
  end: ['结束', 'End', 'Kết thúc'],
  reopen: ['重新开启', 'Reopen', 'Mở lại'],
  convert: ['转换', 'Convert', 'Chuyển đổi'],
  copy: ['复制', 'Copy', 'Sao chép'],
  preview: ['预览', 'Preview', 'Xem trước'],
  settle: ['结算', 'Settle', 'Đối soát'],
  adjust: ['调整', 'Adjust', 'Điều chỉnh'],
  confirm: ['确认', 'Confirm', 'Xác nhận'],
  void: ['作废', 'Void', 'Hủy'],
  dispute: ['申诉', 'Dispute', 'Khiếu nại'],
  editPayee: ['编辑收款信息', 'Edit payee data', 'Sửa thông tin nhận tiền'],
  returnAlloc: ['退回分配', 'Return the allocation', 'Trả phân bổ'],
  submitUp: ['提交达人', 'Submit creators', 'Đề xuất KOL'],
  submitLink: ['提交链接', 'Submit links', 'Nộp liên kết'],
  agree: ['确认合作', 'Agree', 'Chốt hợp tác'],
  terminate: ['终止合作', 'Terminate', 'Chấm dứt'],
  shopConfirm: ['商家确认', 'Confirm', 'Shop xác nhận'],
  request: ['申请', 'Request', 'Yêu cầu'],
  ship: ['发货', 'Ship', 'Gửi hàng'],
  deliver: ['签收', 'Deliver', 'Xác nhận nhận'],
  exempt: ['豁免', 'Exempt', 'Miễn'],
  recheck: ['检测', 'Check again', 'Kiểm tra lại'],
  send: ['发送', 'Send', 'Gửi'],
  sendEmail: ['发送文本邮件', 'Send plain e-mail', 'Gửi email văn bản'],
  sendEmailHtml: ['发送富文本邮件', 'Send formatted e-mail', 'Gửi email định dạng'],
  download: ['下载', 'Download', 'Tải xuống'],
  reply: ['答复', 'Answer', 'Phản hồi'],
  runNow: ['立即执行', 'Run now', 'Chạy ngay'],
  start: ['启动', 'Start', 'Khởi động'],
  stop: ['停止', 'Stop', 'Dừng'],
  runTimer: ['立即执行', 'Run now', 'Chạy ngay'],
  cancel: ['取消', 'Cancel', 'Hủy'],
  retry: ['重试', 'Retry', 'Thử lại'],
  authorize: ['授权', 'Authorize', 'Cấp quyền'],
  pause: ['暂停', 'Pause', 'Tạm dừng'],
  report: ['填写数据', 'Report results', 'Nhập số liệu'],
  hide: ['隐藏', 'Hide', 'Ẩn'],
  unhide: ['取消隐藏', 'Unhide', 'Bỏ ẩn'],
  markBlack: ['标记黑粉', 'Mark as blacklist fan', 'Đánh dấu fan đen'],
  resetPwd: ['重置密码', 'Reset password', 'Đặt lại mật khẩu'],
  resetFactor: ['重置两步验证', 'Reset second step', 'Đặt lại xác thực hai bước'],
};

function actionNames(action: string, [zh, en, vn]: Names): Names {
  const [actionZh, actionEn, actionVn] = words[action] ?? [action, action, action];
  return [`${zh} · ${actionZh}`, `${en}: ${actionEn}`, `${vn}: ${actionVn}`];
}
