import { row } from './errorRow';

/** Merchant certification and demand forms (domain/errors, appendix A). */
export const shopErrors = {
  certIncomplete: row(1021001, 200, 'message', 'Certification is incomplete: {items}.', '认证资料不完整：{items}。', 'Hồ sơ xác thực còn thiếu: {items}.'),
  certImage: row(1021002, 200, 'message', 'Image must be png, jpg or jpeg, at most 5 MB.', '图片须为 png、jpg 或 jpeg，且不超过 5 MB。', 'Ảnh phải là png, jpg hoặc jpeg, tối đa 5 MB.'),
  licenceTaken: row(1021003, 200, 'message', 'This licence number belongs to another certified merchant.', '该证照号已被其他认证商家使用。', 'Số giấy phép đã thuộc nhà bán hàng khác.'),
  certReviewStarted: row(1021004, 200, 'message', 'The review has started; it can no longer be withdrawn.', '审核已开始，无法撤回。', 'Đã bắt đầu xét duyệt, không thể rút.'),
  ownSubmission: row(1021005, 200, 'message', 'You cannot review your own submission.', '不能审核自己提交的资料。', 'Không thể tự duyệt hồ sơ của mình.'),
  newerSubmission: row(1021006, 200, 'message', 'A newer submission exists.', '已有更新的提交。', 'Đã có bản nộp mới hơn.'),
  rejectReasonLength: row(1021007, 200, 'message', 'A rejection reason of 5 to 500 characters is required.', '请填写 5-500 字的驳回原因。', 'Cần lý do từ chối 5-500 ký tự.'),
  certChangeInReview: row(1021008, 200, 'message', 'A change is already under review.', '已有变更在审核中。', 'Đã có thay đổi đang chờ duyệt.'),
  shopHasOpenOrders: row(1021009, 200, 'message', 'The merchant still has open work orders.', '该商家仍有未结束的工单。', 'Nhà bán hàng còn đơn đang mở.'),
  certUnchanged: row(1021010, 200, 'message', 'Nothing has changed in the papers.', '认证资料没有变化。', 'Hồ sơ không có thay đổi nào.'),
  shopNotCertified: row(1023001, 200, 'message', 'The merchant is not certified.', '商家尚未认证。', 'Nhà bán hàng chưa được xác thực.'),
  goodsNotOnSale: row(1023002, 200, 'message', 'The product is not on sale.', '商品未上架。', 'Sản phẩm chưa mở bán.'),
  requireUpNumRange: row(1023003, 200, 'message', 'Required creators must be 1 to 500.', '达人需求数须为 1-500。', 'Số KOL cần phải từ 1 đến 500.'),
  upProportionTooHigh: row(1023004, 200, 'message', 'Creator commission cannot exceed the whole-package ratio.', '达人佣金比例不能超过整包佣金比例。', 'Hoa hồng KOL không được vượt tỷ lệ trọn gói.'),
  shotCostRequired: row(1023005, 200, 'message', 'A shooting fee greater than 0 is required.', '拍摄费须大于 0。', 'Phí quay phải lớn hơn 0.'),
  demandHasOrder: row(1023006, 200, 'message', 'A work order already exists for this demand form.', '该需求单已生成工单。', 'Phiếu này đã có đơn công việc.'),
  endLinkedOrderFirst: row(1023007, 200, 'message', 'End the linked work order first.', '请先结束关联工单。', 'Hãy kết thúc đơn liên quan trước.'),
};
