import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'Merchant certification', profile: 'Profile', saveProfile: 'Save profile', saved: 'Saved', submitTitle: 'Submit papers', changeTitle: 'Change papers', submit: 'Submit for review', submitted: 'Papers submitted. You get a notice when they are reviewed.', withdraw: 'Withdraw',
    withdrawAsk: 'Withdraw the papers?', withdrawHint: 'You can submit them again. It works as long as nobody has opened them.', withdrawn: 'Papers withdrawn', agreed: 'What I submit is true, and I agree that it is checked for the certification.', mustAgree: 'Tick this to submit', person: 'Person', enterprise: 'Enterprise',
    next0: 'fill in the profile, then submit your papers.', next1: 'Your papers are being reviewed. You may withdraw them until somebody opens them.', next1Locked: 'Somebody is reviewing your papers.', next2: 'You are certified and can submit demand forms.', next3: 'your papers were rejected: {reason} Submit better ones.', change: 'A change counts once it has passed; until then the old papers stay valid.',
    required: 'Required', numberHint: 'As on the card; kept encrypted', noShop: 'This account belongs to no merchant', noShopHint: 'Merchants certify themselves here. Papers to review are in the list of merchants.',
  },
  'zh-CN': {
    title: '商家认证', profile: '商家资料', saveProfile: '保存资料', saved: '已保存', submitTitle: '提交认证资料', changeTitle: '变更认证资料', submit: '提交审核', submitted: '已提交，审核完成后会通知您。', withdraw: '撤回',
    withdrawAsk: '撤回认证资料？', withdrawHint: '撤回后可重新提交；审核人打开资料后将无法撤回。', withdrawn: '已撤回', agreed: '本人承诺所提交资料真实，并同意为认证目的进行核验。', mustAgree: '请勾选后提交', person: '个人', enterprise: '企业',
    next0: '请完善商家资料，然后提交认证资料。', next1: '资料审核中，审核人打开前可以撤回。', next1Locked: '审核人正在审核您的资料。', next2: '已认证，可以提交需求单。', next3: '资料被驳回：{reason} 请修改后重新提交。', change: '变更通过后生效，在此之前原资料继续有效。',
    required: '必填项', numberHint: '与证件一致，加密保存', noShop: '当前账号未关联商家', noShopHint: '商家在此提交认证资料；待审核的资料请在商家列表中查看。',
  },
  vn: {
    title: 'Xác thực nhà bán hàng', profile: 'Thông tin', saveProfile: 'Lưu thông tin', saved: 'Đã lưu', submitTitle: 'Nộp hồ sơ', changeTitle: 'Thay đổi hồ sơ', submit: 'Gửi xét duyệt', submitted: 'Đã nộp. Bạn sẽ nhận thông báo khi có kết quả.', withdraw: 'Rút',
    withdrawAsk: 'Rút hồ sơ?', withdrawHint: 'Bạn có thể nộp lại. Chỉ rút được khi chưa có ai mở hồ sơ.', withdrawn: 'Đã rút hồ sơ', agreed: 'Tôi cam kết hồ sơ là đúng và đồng ý để kiểm tra cho việc xác thực.', mustAgree: 'Hãy đánh dấu để gửi', person: 'Cá nhân', enterprise: 'Doanh nghiệp',
    next0: 'hãy điền thông tin rồi nộp hồ sơ.', next1: 'Hồ sơ đang chờ duyệt. Bạn có thể rút khi chưa ai mở.', next1Locked: 'Hồ sơ của bạn đang được xét duyệt.', next2: 'Bạn đã được xác thực và có thể gửi phiếu nhu cầu.', next3: 'hồ sơ bị từ chối: {reason} Hãy nộp lại.', change: 'Thay đổi có hiệu lực khi được duyệt; trước đó hồ sơ cũ vẫn dùng được.',
    required: 'Bắt buộc', numberHint: 'Đúng như giấy tờ; được mã hóa', noShop: 'Tài khoản này không thuộc nhà bán hàng nào', noShopHint: 'Nhà bán hàng tự xác thực tại đây. Hồ sơ chờ duyệt nằm trong danh sách nhà bán hàng.',
  },
});
