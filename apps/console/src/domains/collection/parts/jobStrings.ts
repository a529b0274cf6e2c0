import { defineStrings } from '@backlot/i18n';

/** What one should know of a job at a glance. */
export const jobStrings = /* @__PURE__ */ defineStrings({
  en: {
    wait_turn: 'next',
    wait_time: 'from {time}',
    wait_channel: 'channel: from {time}',
    wait_paused: 'connector paused',
    counts: '{read} read, {added} new, {changed} changed',
    secondsLeft: '{n} s left on the lease',
    live: 'Live',
  },
  'zh-CN': {
    wait_turn: '下一个',
    wait_time: '{time} 起',
    wait_channel: '渠道限制：{time} 起',
    wait_paused: '接口已暂停',
    counts: '读取 {read}，新增 {added}，变更 {changed}',
    secondsLeft: '剩余 {n} 秒',
    live: '实时',
  },
  vn: {
    wait_turn: 'kế tiếp',
    wait_time: 'từ {time}',
    wait_channel: 'kênh: từ {time}',
    wait_paused: 'kết nối tạm dừng',
    counts: 'đọc {read}, mới {added}, đổi {changed}',
    secondsLeft: 'còn {n} giây',
    live: 'Trực tiếp',
  },
});
