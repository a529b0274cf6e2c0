import { defineStrings } from '@backlot/i18n';

export const strings = /* @__PURE__ */ defineStrings({
  en: {
    unanswered: 'Unanswered', due: 'Due', expiring: 'Expiring soon', toConvert: 'To submit',
    title: 'Cooperation intents', searchHint: 'Creator or number', send: 'Invite a creator', reply: 'Note the answer', convert: 'Submit to an order', sendNow: 'Send', save: 'Save', submit: 'Submit',
    intentNo: 'Number', up: 'Creator', status: 'Status', from: 'From', country: 'Country', from1: 'BD', from2: 'Merchant', from3: 'Creator', sender: 'Sender', about: 'About', message: 'Message', offer: 'Offer', expireTime: 'Answer until', replyContent: 'Answer', createTime: 'Sent', view: 'Seen by the creator', viewedDone: 'Noted that {name} has seen it',
    goods: 'Product', order: 'Work order', offerProportion: 'Offered commission', offerShotCost: 'Offered fee', limit: 'At most 100 invitations a day, and one per creator in 7 days.', messageLong: '{count} / 500', goodsFirst: 'Pick a product first: creators of its country are offered', required: 'Required',
    usual: 'Ready-made text', text1: 'Hello, we like your videos and would like to work with you on this product. Are you interested?', text2: 'We have a paid campaign that fits your audience. May we send you the details?',
    sent: '{name} invited', replied: 'Answer of {name} noted', converted: '{name} submitted', replyTitle: 'What did {name} answer?', interested: 'Interested', declined: 'Declined', convertTitle: 'Submit {name} to an order', reason: 'Why this creator', ordersHint: 'Your running orders', merchantOrders: 'Your running orders of {name}', openOrder: 'Open the order',
    detail: 'Details', viewTime: 'Seen', replyTime: 'Answered', contact: 'Your contact', contactValue: 'Number or name', noContact: 'None', contactHint: 'So the creator can reach you', senderContact: 'Contact of the sender', contactHidden: 'Hidden: you need the permission upLibrary.showContact.',
  },
  'zh-CN': {
    unanswered: '未答复', due: '期限', expiring: '即将过期', toConvert: '待提交',
    title: '合作意向', searchHint: '达人或编号', send: '邀约达人', reply: '记录答复', convert: '提交到工单', sendNow: '发送', save: '保存', submit: '提交',
    intentNo: '编号', up: '达人', status: '状态', from: '发起方', country: '国家', from1: '商务', from2: '商家', from3: '达人', sender: '发起人', about: '关于', message: '邀约内容', offer: '报价', expireTime: '答复截止', replyContent: '答复', createTime: '发送时间', view: '达人已查看', viewedDone: '已记录 {name} 已查看',
    goods: '商品', order: '工单', offerProportion: '佣金报价', offerShotCost: '费用报价', limit: '每天最多 100 个邀约，同一达人 7 天内只能邀约一次。', messageLong: '{count} / 500', goodsFirst: '请先选择商品，将提供同一国家的达人', required: '必填项',
    usual: '常用文案', text1: '您好，我们很喜欢您的视频，希望就这款商品与您合作，请问有兴趣吗？', text2: '我们有一个与您的粉丝非常契合的付费活动，方便给您发送详细资料吗？',
    sent: '已邀约 {name}', replied: '已记录 {name} 的答复', converted: '{name} 已提交', replyTitle: '{name} 如何答复？', interested: '有意向', declined: '拒绝', convertTitle: '将 {name} 提交到工单', reason: '推荐理由', ordersHint: '您进行中的工单', merchantOrders: '您进行中的{name}工单', openOrder: '打开工单',
    detail: '详情', viewTime: '查看时间', replyTime: '答复时间', contact: '您的联系方式', contactValue: '号码或账号', noContact: '不提供', contactHint: '方便达人直接联系您', senderContact: '发起人联系方式', contactHidden: '内容已隐藏：需要权限 upLibrary.showContact。',
  },
  vn: {
    unanswered: 'Chưa trả lời', due: 'Hạn', expiring: 'Sắp hết hạn', toConvert: 'Chờ đề xuất',
    title: 'Ý định hợp tác', searchHint: 'KOL hoặc mã', send: 'Mời KOL', reply: 'Ghi phản hồi', convert: 'Đề xuất vào đơn', sendNow: 'Gửi', save: 'Lưu', submit: 'Đề xuất',
    intentNo: 'Mã', up: 'KOL', status: 'Trạng thái', from: 'Bên gửi', country: 'Quốc gia', from1: 'BD', from2: 'Nhà bán hàng', from3: 'KOL', sender: 'Người gửi', about: 'Về', message: 'Lời mời', offer: 'Đề nghị', expireTime: 'Trả lời trước', replyContent: 'Phản hồi', createTime: 'Gửi lúc', view: 'KOL đã xem', viewedDone: 'Đã ghi {name} đã xem',
    goods: 'Sản phẩm', order: 'Đơn công việc', offerProportion: 'Hoa hồng đề nghị', offerShotCost: 'Phí đề nghị', limit: 'Tối đa 100 lời mời mỗi ngày, mỗi KOL một lần trong 7 ngày.', messageLong: '{count} / 500', goodsFirst: 'Chọn sản phẩm trước để thấy KOL cùng nước', required: 'Bắt buộc',
    usual: 'Mẫu có sẵn', text1: 'Chào bạn, chúng tôi rất thích video của bạn và muốn hợp tác cho sản phẩm này. Bạn có quan tâm không?', text2: 'Chúng tôi có chiến dịch trả phí hợp với người theo dõi của bạn. Chúng tôi gửi chi tiết cho bạn nhé?',
    sent: 'Đã mời {name}', replied: 'Đã ghi phản hồi của {name}', converted: 'Đã đề xuất {name}', replyTitle: '{name} trả lời thế nào?', interested: 'Quan tâm', declined: 'Từ chối', convertTitle: 'Đề xuất {name} vào đơn', reason: 'Vì sao chọn KOL này', ordersHint: 'Các đơn đang làm của bạn', merchantOrders: 'Các đơn đang làm của bạn cho {name}', openOrder: 'Mở đơn',
    detail: 'Chi tiết', viewTime: 'Xem lúc', replyTime: 'Trả lời lúc', contact: 'Liên hệ của bạn', contactValue: 'Số hoặc tên', noContact: 'Không có', contactHint: 'Để KOL liên hệ với bạn', senderContact: 'Liên hệ của người gửi', contactHidden: 'Nội dung bị ẩn: cần quyền upLibrary.showContact.',
  },
});

export type Word = keyof (typeof strings)['messages']['en'];
