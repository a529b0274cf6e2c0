import type { Words } from '../../core/words';

/** What is said of the fields of a merchant. */
export const merchantWords = {
  shopCode: { en: 'Code', 'zh-CN': '商家编码', vn: 'Mã' },
  shopName: { en: 'Merchant name', 'zh-CN': '商家名称', vn: 'Tên nhà bán hàng' },
  account: { en: 'Account', 'zh-CN': '账号', vn: 'Tài khoản' },
  country: { en: 'Country', 'zh-CN': '国家', vn: 'Quốc gia' },
  telephone: { en: 'Phone', 'zh-CN': '联系电话', vn: 'Điện thoại' },
  mailAddress: { en: 'E-mail', 'zh-CN': '邮箱', vn: 'Email' },
  productCategory: { en: 'Core business', 'zh-CN': '主营业务', vn: 'Ngành chính' },
  contactName: { en: 'Contact person', 'zh-CN': '联系人', vn: 'Người liên hệ' },
  shopStatus: { en: 'State', 'zh-CN': '状态', vn: 'Trạng thái' },
  certifiedTime: { en: 'Certified', 'zh-CN': '认证时间', vn: 'Xác thực lúc' },
  owner: { en: 'BD', 'zh-CN': '对接商务', vn: 'BD' },
  createTime: { en: 'Added', 'zh-CN': '添加时间', vn: 'Ngày thêm' },
} satisfies Record<string, Words>;
