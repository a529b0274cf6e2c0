import { defineStrings } from '@backlot/i18n';

/** Words of a connector's check: its test call and what failed last. */
export const checkStrings = /* @__PURE__ */ defineStrings({
  en: {
    title: 'Check {name}',
    close: 'Close',
    test: 'Test call',
    testHint:
      'Asks the channel once, also while the connector is paused. It counts against the quota; nothing it answers goes into the library.',
    answered: 'The channel answered for {name} after {ms} ms.',
    askedFor: 'Asked for {name}.',
    worksAnyway: 'The channel answers: keys and limits are in order.',
    askAgain: 'Possible again from {time}.',
    nobodyToAsk: 'There is nobody to ask for yet: no consent holds, or no creator of this channel is in the library.',
    lastFailures: 'Failed last',
    noFailures: 'Nothing failed',
  },
  'zh-CN': {
    title: '检查 {name}',
    close: '关闭',
    test: '测试调用',
    testHint: '向渠道请求一次，接口暂停时也可使用；会计入额度，返回内容不写入达人库。',
    answered: '已查询 {name}，渠道在 {ms} 毫秒后正常返回。',
    askedFor: '查询对象：{name}。',
    worksAnyway: '渠道有响应，密钥与额度均正常。',
    askAgain: '{time} 起可再次请求。',
    nobodyToAsk: '暂无可查询的对象：没有有效授权，或达人库中没有该渠道的达人。',
    lastFailures: '最近失败',
    noFailures: '没有失败记录',
  },
  vn: {
    title: 'Kiểm tra {name}',
    close: 'Đóng',
    test: 'Gọi thử',
    testHint: 'Hỏi kênh một lần, kể cả khi kết nối đang tạm dừng. Lần gọi này tính vào hạn mức; dữ liệu trả về không được lưu vào kho.',
    answered: 'Đã hỏi về {name}, kênh trả lời sau {ms} ms.',
    askedFor: 'Đã hỏi về {name}.',
    worksAnyway: 'Kênh có trả lời: khóa và hạn mức đều ổn.',
    askAgain: 'Có thể gọi lại từ {time}.',
    nobodyToAsk: 'Chưa có ai để hỏi: không có quyền nào còn hiệu lực, hoặc kho chưa có KOL của kênh này.',
    lastFailures: 'Lỗi gần nhất',
    noFailures: 'Không có lỗi',
  },
});
