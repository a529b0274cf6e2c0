import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    drafts: 'Drafts', toConvert: 'To convert', waiting: 'Submitted', outcome: 'Outcome', noOrder: 'Ended without an order',
    title: 'Demand forms', noun: 'demand form', searchHint: 'Name or number',
    edit: 'Edit', demandNo: 'Number', demandName: 'Name', demandStatus: 'Status', shopId: 'Merchant', goodsId: 'Product', country: 'Country', budget: 'Budget', requireUpNum: 'Creators needed', wholeProportion: 'Whole package', upProportion: 'Creator commission', workAttribute: 'Pays by', upShotCost: 'Shooting fee per creator', workDes: 'Creators wanted', workDesHint: 'Audience, style, what the video must show', expectBegin: 'Wanted from', expectEnd: 'Wanted until', provideSample: 'Samples are provided', sampleNum: 'Samples', ups: 'Wished creators', createTime: 'Created', workOrder: 'Work order', endReason: 'Ended because', period: 'Wished time', offer: 'Offer',
    submit: 'Submit', convert: 'Make a work order', end: 'End', copy: 'Copy',
    submitAsk: 'Submit {name}?', submitHint: 'Administrators and team leaders of your country see it; it can no longer be edited.', submitted: '{name} submitted', convertAsk: 'Make a work order from {name}?', convertHint: 'Values are copied into a draft; wished creators come along.', converted: 'Draft order made', endAsk: 'End {name}?', endHint: 'A draft order made from it is deleted.', ended: '{name} ended', copied: 'Copied into a new draft',
    addUp: 'Add a creator', want: 'How much', want1: 'Nice to have', want2: 'Wanted', want3: 'A must', remark: 'Remark', remove: 'Remove {name}', pickGoodsFirst: 'Pick the product first: creators of its country are offered', tooManyUps: 'At most {max} wished creators for {count} needed',
    upOverWhole: 'The creator commission exceeds the whole package', feeNeeded: 'A shooting-fee form needs a fee greater than 0', numRange: 'Between 1 and 500 creators', endBeforeBegin: 'The end is before the beginning',
    terms: 'Offer', when: 'When and how many',
    stepDraft: 'Draft', stepSubmitted: 'Submitted', stepInProgress: 'In progress', stepEnded: 'Ended',
    nextMend: 'Before the form can be submitted:', neededToSubmit: 'Needed to submit the form', nextSubmit: 'Check the form and submit it; then the agency sees it.', nextConvert: 'Make a work order from this form.', nextWait: 'The agency is looking at it.', nextWork: 'Work order {name} is under way.', nextEnded: 'This form has ended.', nextDraft: 'The merchant is still writing.', openOrder: 'Open the order',
    facts: 'What is wanted', noUps: 'No wished creators yet', noUpsHint: 'The agency proposes creators.', result: 'Result', open: 'Not proposed yet', creatorsOf: 'Wished creators', toForm: 'The whole form', toCreators: 'Wished creators only', yes: 'Yes', no: 'No',
  },
  'zh-CN': {
    drafts: '草稿', toConvert: '待转工单', waiting: '已提交', outcome: '结果', noOrder: '未转工单即结束',
    title: '需求单', noun: '需求单', searchHint: '名称或编号',
    edit: '编辑', demandNo: '编号', demandName: '名称', demandStatus: '状态', shopId: '商家', goodsId: '商品', country: '国家', budget: '预算', requireUpNum: '达人需求数', wholeProportion: '整包佣金比例', upProportion: '达人佣金比例', workAttribute: '计费方式', upShotCost: '每位达人拍摄费', workDes: '达人要求', workDesHint: '粉丝画像、风格、视频须展示的内容', expectBegin: '期望开始', expectEnd: '期望结束', provideSample: '提供样品', sampleNum: '样品数', ups: '意向达人', createTime: '创建时间', workOrder: '工单', endReason: '结束原因', period: '期望时间', offer: '报价',
    submit: '提交', convert: '转为工单', end: '结束', copy: '复制',
    submitAsk: '提交 {name}？', submitHint: '您所在国家的管理员和团长将看到，提交后不能再编辑。', submitted: '{name} 已提交', convertAsk: '将 {name} 转为工单？', convertHint: '内容将复制到工单草稿，意向达人一并带入。', converted: '已生成工单草稿', endAsk: '结束 {name}？', endHint: '由它生成的工单草稿将被删除。', ended: '{name} 已结束', copied: '已复制为新草稿',
    addUp: '添加达人', want: '意向程度', want1: '可选', want2: '希望', want3: '必须', remark: '备注', remove: '移除 {name}', pickGoodsFirst: '请先选择商品，将提供同一国家的达人', tooManyUps: '需求 {count} 位时最多 {max} 位意向达人',
    upOverWhole: '达人佣金比例超过整包佣金比例', feeNeeded: '拍摄费单的拍摄费须大于 0', numRange: '达人数须为 1 至 500', endBeforeBegin: '结束日期早于开始日期',
    terms: '报价', when: '时间与人数',
    stepDraft: '草稿', stepSubmitted: '已提交', stepInProgress: '进行中', stepEnded: '已结束',
    nextMend: '提交前请先补充：', neededToSubmit: '提交时必填', nextSubmit: '请核对后提交，机构即可看到。', nextConvert: '请将该需求单转为工单。', nextWait: '机构正在处理。', nextWork: '工单 {name} 进行中。', nextEnded: '该需求单已结束。', nextDraft: '商家尚在填写。', openOrder: '打开工单',
    facts: '需求内容', noUps: '没有意向达人', noUpsHint: '由机构推荐达人。', result: '结果', open: '尚未推荐', creatorsOf: '意向达人', toForm: '查看完整需求单', toCreators: '仅看达人', yes: '是', no: '否',
  },
  vn: {
    drafts: 'Bản nháp', toConvert: 'Chờ lập đơn', waiting: 'Đã gửi', outcome: 'Kết quả', noOrder: 'Kết thúc không có đơn',
    title: 'Phiếu nhu cầu', noun: 'phiếu nhu cầu', searchHint: 'Tên hoặc mã',
    edit: 'Sửa', demandNo: 'Mã', demandName: 'Tên', demandStatus: 'Trạng thái', shopId: 'Nhà bán hàng', goodsId: 'Sản phẩm', country: 'Quốc gia', budget: 'Ngân sách', requireUpNum: 'Số KOL cần', wholeProportion: 'Tỷ lệ trọn gói', upProportion: 'Hoa hồng KOL', workAttribute: 'Trả theo', upShotCost: 'Phí quay mỗi KOL', workDes: 'Yêu cầu KOL', workDesHint: 'Đối tượng, phong cách, nội dung video cần có', expectBegin: 'Mong muốn từ', expectEnd: 'Mong muốn đến', provideSample: 'Có gửi mẫu', sampleNum: 'Số mẫu', ups: 'KOL mong muốn', createTime: 'Tạo lúc', workOrder: 'Đơn công việc', endReason: 'Lý do kết thúc', period: 'Thời gian mong muốn', offer: 'Đề nghị',
    submit: 'Gửi', convert: 'Lập đơn', end: 'Kết thúc', copy: 'Sao chép',
    submitAsk: 'Gửi {name}?', submitHint: 'Quản trị viên và trưởng nhóm ở nước bạn sẽ thấy; sau đó không sửa được.', submitted: 'Đã gửi {name}', convertAsk: 'Lập đơn từ {name}?', convertHint: 'Nội dung được chép vào bản nháp, kèm KOL mong muốn.', converted: 'Đã lập đơn nháp', endAsk: 'Kết thúc {name}?', endHint: 'Đơn nháp lập từ phiếu này sẽ bị xóa.', ended: 'Đã kết thúc {name}', copied: 'Đã chép thành bản nháp mới',
    addUp: 'Thêm KOL', want: 'Mức mong muốn', want1: 'Có thì tốt', want2: 'Mong muốn', want3: 'Bắt buộc', remark: 'Ghi chú', remove: 'Bỏ {name}', pickGoodsFirst: 'Chọn sản phẩm trước để thấy KOL cùng nước', tooManyUps: 'Tối đa {max} KOL mong muốn khi cần {count}',
    upOverWhole: 'Hoa hồng KOL vượt tỷ lệ trọn gói', feeNeeded: 'Phiếu phí quay cần phí lớn hơn 0', numRange: 'Từ 1 đến 500 KOL', endBeforeBegin: 'Ngày kết thúc trước ngày bắt đầu',
    terms: 'Đề nghị', when: 'Thời gian và số lượng',
    stepDraft: 'Bản nháp', stepSubmitted: 'Đã gửi', stepInProgress: 'Đang thực hiện', stepEnded: 'Đã kết thúc',
    nextMend: 'Trước khi gửi phiếu:', neededToSubmit: 'Cần có khi gửi phiếu', nextSubmit: 'Kiểm tra rồi gửi phiếu để công ty thấy.', nextConvert: 'Hãy lập đơn từ phiếu này.', nextWait: 'Công ty đang xem phiếu.', nextWork: 'Đơn {name} đang thực hiện.', nextEnded: 'Phiếu này đã kết thúc.', nextDraft: 'Nhà bán hàng còn đang viết.', openOrder: 'Mở đơn',
    facts: 'Nội dung nhu cầu', noUps: 'Chưa chọn KOL mong muốn', noUpsHint: 'Công ty sẽ đề xuất KOL.', result: 'Kết quả', open: 'Chưa đề xuất', creatorsOf: 'KOL mong muốn', toForm: 'Xem toàn bộ phiếu', toCreators: 'Chỉ xem KOL', yes: 'Có', no: 'Không',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];
