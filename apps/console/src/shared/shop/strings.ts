import { defineStrings } from '@backlot/i18n';

/** Words of a merchant and its papers, for reviewers and for the merchant. */
export const shopStrings = /* @__PURE__ */ defineStrings({
  en: {
    shopName: 'Merchant name', shopCode: 'Code', account: 'Account', country: 'Country', telephone: 'Phone', mailAddress: 'E-mail', productCategory: 'Core business', categoryHint: 'Up to 5', introduce: 'Introduction', contactName: 'Contact person',
    shopStatus: 'State', certifiedTime: 'Certified', owner: 'BD', createTime: 'Added', stepDraft: 'Papers submitted', stepReview: 'Under review', stepCertified: 'Certified', stepRejected: 'Rejected', round: 'Round {round}', revision: 'Change in review, round {round}',
    papers: 'Papers', papersOf: 'Round {round}, {method}', pending: 'Waiting', passed: 'Passed', rejected: 'Rejected', withdrawn: 'Withdrawn', certMethod: 'Certified as', realName: 'Real name', idCardNo: 'ID number', idCardFront: 'ID card, front', idCardBack: 'ID card, back', enterpriseName: 'Enterprise name',
    businessLicence: 'Business licence', licenceNo: 'Licence number', submitTime: 'Submitted', audited: 'Reviewed', reason: 'Reason', noPapers: 'No papers yet', hiddenPapers: 'Not shown to you',
  },
  'zh-CN': {
    shopName: '商家名称', shopCode: '商家编码', account: '账号', country: '国家', telephone: '联系电话', mailAddress: '邮箱', productCategory: '主营业务', categoryHint: '最多 5 个', introduce: '简介', contactName: '联系人',
    shopStatus: '状态', certifiedTime: '认证时间', owner: '对接商务', createTime: '添加时间', stepDraft: '提交资料', stepReview: '审核中', stepCertified: '已认证', stepRejected: '已驳回', round: '第 {round} 次', revision: '第 {round} 次提交的变更审核中',
    papers: '认证资料', papersOf: '第 {round} 次，{method}', pending: '待审核', passed: '已通过', rejected: '已驳回', withdrawn: '已撤回', certMethod: '认证方式', realName: '真实姓名', idCardNo: '证件号码', idCardFront: '身份证正面', idCardBack: '身份证反面', enterpriseName: '企业名称',
    businessLicence: '营业执照', licenceNo: '执照号码', submitTime: '提交时间', audited: '审核', reason: '原因', noPapers: '尚未提交资料', hiddenPapers: '您无权查看',
  },
  vn: {
    shopName: 'Tên nhà bán hàng', shopCode: 'Mã', account: 'Tài khoản', country: 'Quốc gia', telephone: 'Điện thoại', mailAddress: 'Email', productCategory: 'Ngành chính', categoryHint: 'Tối đa 5', introduce: 'Giới thiệu', contactName: 'Người liên hệ',
    shopStatus: 'Trạng thái', certifiedTime: 'Xác thực lúc', owner: 'BD', createTime: 'Ngày thêm', stepDraft: 'Nộp hồ sơ', stepReview: 'Đang duyệt', stepCertified: 'Đã xác thực', stepRejected: 'Bị từ chối', round: 'Lần {round}', revision: 'Thay đổi lần {round} đang duyệt',
    papers: 'Hồ sơ', papersOf: 'Lần {round}, {method}', pending: 'Chờ duyệt', passed: 'Đã duyệt', rejected: 'Bị từ chối', withdrawn: 'Đã rút', certMethod: 'Xác thực theo', realName: 'Họ tên thật', idCardNo: 'Số giấy tờ', idCardFront: 'Giấy tờ, mặt trước', idCardBack: 'Giấy tờ, mặt sau', enterpriseName: 'Tên doanh nghiệp',
    businessLicence: 'Giấy phép kinh doanh', licenceNo: 'Số giấy phép', submitTime: 'Nộp lúc', audited: 'Xét duyệt', reason: 'Lý do', noPapers: 'Chưa nộp hồ sơ', hiddenPapers: 'Bạn không được xem',
  },
});

export type ShopWord = keyof (typeof shopStrings)['messages']['en'];
