import type { DictionarySeed } from './dictionarySeed';

export const generalDictionaries: DictionarySeed[] = [
  {
    code: 'country',
    names: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
    values: [
      ['PH', '菲律宾', 'Philippines', 'Philippines'],
      ['MY', '马来西亚', 'Malaysia', 'Malaysia'],
      ['TH', '泰国', 'Thailand', 'Thái Lan'],
      ['VN', '越南', 'Vietnam', 'Việt Nam'],
      ['SG', '新加坡', 'Singapore', 'Singapore'],
      ['ID', '印度尼西亚', 'Indonesia', 'Indonesia'],
    ],
  },
  {
    code: 'gender',
    names: { en: 'Gender', 'zh-CN': '性别', vn: 'Giới tính' },
    values: [
      ['0', '未知', 'Unknown', 'Không rõ'],
      ['1', '男', 'Male', 'Nam'],
      ['2', '女', 'Female', 'Nữ'],
    ],
  },
  {
    code: 'sex',
    names: { en: 'Sex', 'zh-CN': '用户性别', vn: 'Giới tính người dùng' },
    values: [
      ['1', '男', 'Male', 'Nam'],
      ['2', '女', 'Female', 'Nữ'],
      ['3', '未知', 'Unknown', 'Không rõ'],
    ],
  },
  {
    code: 'common_status',
    names: { en: 'Status', 'zh-CN': '通用状态', vn: 'Trạng thái' },
    values: [
      ['0', '正常', 'Normal', 'Bình thường'],
      ['1', '停用', 'Disabled', 'Đã khóa'],
      ['2', '已删除', 'Deleted', 'Đã xóa'],
    ],
  },
  {
    code: 'yes_or_no',
    names: { en: 'Yes or no', 'zh-CN': '是否', vn: 'Có hoặc không' },
    values: [
      ['Y', '是', 'Yes', 'Có'],
      ['N', '否', 'No', 'Không'],
    ],
  },
  {
    code: 'consts_type',
    names: { en: 'Setting group', 'zh-CN': '参数分组', vn: 'Nhóm tham số' },
    values: [
      ['DEFAULT', '默认', 'General', 'Chung'],
      ['EMAIL', '邮件', 'E-mail', 'Email'],
      ['SMS', '短信', 'Text messages', 'Tin nhắn'],
      ['FILE_PATH', '文件', 'Files', 'Tệp'],
    ],
  },
  {
    code: 'vis_type',
    names: { en: 'Visit', 'zh-CN': '访问类型', vn: 'Loại truy cập' },
    values: [
      ['1', '登录', 'Sign-in', 'Đăng nhập'],
      ['2', '登出', 'Sign-out', 'Đăng xuất'],
    ],
  },
  {
    code: 'menu_type',
    names: { en: 'Menu type', 'zh-CN': '菜单类型', vn: 'Loại menu' },
    values: [
      ['0', '目录', 'Directory', 'Thư mục'],
      ['1', '菜单', 'Menu', 'Menu'],
      ['2', '按钮', 'Button', 'Nút'],
    ],
  },
  {
    code: 'open_type',
    names: { en: 'Opens as', 'zh-CN': '打开方式', vn: 'Cách mở' },
    values: [
      ['0', '无', 'Nothing', 'Không'],
      ['1', '组件', 'Component', 'Component'],
      ['2', '内链', 'Inner link', 'Liên kết trong'],
      ['3', '外链', 'Outer link', 'Liên kết ngoài'],
    ],
  },
  {
    code: 'menu_weight',
    names: { en: 'Menu weight', 'zh-CN': '菜单权重', vn: 'Trọng số menu' },
    values: [
      ['1', '系统权重', 'System', 'Hệ thống'],
      ['2', '业务权重', 'Business', 'Nghiệp vụ'],
    ],
  },
  {
    code: 'data_scope_type',
    names: { en: 'Data scope', 'zh-CN': '数据范围', vn: 'Phạm vi dữ liệu' },
    values: [
      ['1', '全部数据', 'All data', 'Toàn bộ'],
      ['2', '本部门及以下', 'Own organisation and below', 'Đơn vị và cấp dưới'],
      ['3', '本部门', 'Own organisation', 'Đơn vị của mình'],
      ['4', '仅本人', 'Own rows only', 'Chỉ của mình'],
      ['5', '自定义', 'Chosen organisations', 'Tùy chọn'],
    ],
  },
  {
    code: 'op_type',
    names: { en: 'Operation', 'zh-CN': '操作类型', vn: 'Thao tác' },
    values: [
      ['0', '其他', 'Other', 'Khác'],
      ['1', '新增', 'Add', 'Thêm'],
      ['2', '删除', 'Delete', 'Xóa'],
      ['3', '编辑', 'Edit', 'Sửa'],
      ['4', '更新', 'Update', 'Cập nhật'],
      ['5', '查询', 'Query', 'Truy vấn'],
      ['6', '详情', 'Detail', 'Chi tiết'],
      ['7', '树', 'Tree', 'Cây'],
      ['8', '导入', 'Import', 'Nhập'],
      ['9', '导出', 'Export', 'Xuất'],
      ['10', '授权', 'Grant', 'Cấp quyền'],
      ['11', '强退', 'Force offline', 'Buộc đăng xuất'],
      ['12', '清空', 'Clear', 'Xóa sạch'],
      ['13', '修改状态', 'Change status', 'Đổi trạng thái'],
    ],
  },
  {
    code: 'notice_type',
    names: { en: 'Notice type', 'zh-CN': '通知类型', vn: 'Loại thông báo' },
    values: [
      ['1', '通知', 'Notice', 'Thông báo'],
      ['2', '公告', 'Announcement', 'Công bố'],
    ],
  },
  {
    code: 'notice_status',
    names: { en: 'Notice status', 'zh-CN': '通知状态', vn: 'Trạng thái thông báo' },
    values: [
      ['0', '草稿', 'Draft', 'Bản nháp'],
      ['1', '已发布', 'Published', 'Đã đăng'],
      ['2', '已撤回', 'Withdrawn', 'Đã thu hồi'],
      ['3', '已删除', 'Deleted', 'Đã xóa'],
    ],
  },
  {
    code: 'noticeClass',
    names: { en: 'Notice class', 'zh-CN': '通知分类', vn: 'Nhóm thông báo' },
    values: [
      ['1', '公告', 'Announcement', 'Công bố'],
      ['2', '黑粉预警', 'Blacklist-fan warning', 'Cảnh báo fan đen'],
      ['3', '消息', 'Message', 'Tin nhắn'],
      ['4', '回复', 'Reply', 'Trả lời'],
    ],
  },
  {
    code: 'taskStatus',
    names: { en: 'Download status', 'zh-CN': '下载状态', vn: 'Trạng thái tải xuống' },
    values: [
      ['0', '排队中', 'Queued', 'Đang chờ'],
      ['1', '生成中', 'Generating', 'Đang tạo'],
      ['2', '可下载', 'Ready', 'Sẵn sàng'],
      ['3', '失败', 'Failed', 'Thất bại'],
      ['4', '已过期', 'Expired', 'Hết hạn'],
    ],
  },
  {
    code: 'uploadStatus',
    names: { en: 'Upload status', 'zh-CN': '上传状态', vn: 'Trạng thái tải lên' },
    values: [
      ['0', '等待', 'Waiting', 'Đang chờ'],
      ['1', '上传中', 'Uploading', 'Đang tải lên'],
      ['2', '成功', 'Success', 'Thành công'],
      ['3', '异常', 'Exception', 'Lỗi'],
    ],
  },
  {
    code: 'send_type',
    names: { en: 'Message status', 'zh-CN': '消息发送状态', vn: 'Trạng thái gửi tin' },
    values: [
      ['0', '未发送', 'Not sent', 'Chưa gửi'],
      ['1', '发送成功', 'Sent', 'Đã gửi'],
      ['2', '发送失败', 'Failed', 'Gửi thất bại'],
      ['3', '已失效', 'Void', 'Hết hiệu lực'],
      ['4', '发送中', 'Sending', 'Đang gửi'],
    ],
  },
  {
    code: 'sms_send_source',
    names: { en: 'Text message source', 'zh-CN': '短信来源', vn: 'Nguồn tin nhắn' },
    values: [
      ['1', '应用', 'App', 'Ứng dụng'],
      ['2', '电脑端', 'Computer', 'Máy tính'],
      ['3', '其他', 'Other', 'Khác'],
    ],
  },
  {
    code: 'file_storage_location',
    names: { en: 'File storage', 'zh-CN': '文件存储位置', vn: 'Nơi lưu tệp' },
    values: [
      ['1', '阿里云', 'Alibaba Cloud', 'Alibaba Cloud'],
      ['2', '腾讯云', 'Tencent Cloud', 'Tencent Cloud'],
      ['3', 'MinIO', 'MinIO', 'MinIO'],
      ['4', '本地', 'Local disk', 'Ổ đĩa máy chủ'],
    ],
  },
  {
    code: 'jobStatus',
    names: { en: 'Timer status', 'zh-CN': '定时任务状态', vn: 'Trạng thái hẹn giờ' },
    values: [
      ['1', '运行中', 'Running', 'Đang chạy'],
      ['2', '已停止', 'Stopped', 'Đã dừng'],
    ],
  },
  {
    code: 'runStatus',
    names: { en: 'Run', 'zh-CN': '执行结果', vn: 'Lần chạy' },
    values: [
      ['0', '等待执行', 'Waiting', 'Đang chờ'],
      ['1', '执行中', 'Under way', 'Đang chạy'],
      ['2', '成功', 'Done', 'Thành công'],
      ['3', '失败', 'Failed', 'Thất bại'],
      ['4', '已跳过', 'Left out', 'Bỏ qua'],
    ],
  },
  {
    code: 'run_status',
    names: { en: 'Run status', 'zh-CN': '运行状态', vn: 'Trạng thái chạy' },
    values: [
      ['1', '运行', 'Running', 'Đang chạy'],
      ['2', '停止', 'Stopped', 'Đã dừng'],
    ],
  },
];
