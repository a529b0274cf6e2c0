import { defineStrings } from '@backlot/i18n';
import type { LinkReach } from '@backlot/contract';
import { useStrings } from '@backlot/i18n/react';
import { useCallback } from 'react';

interface Checked {
  /** Error code of a publish link that is not valid. */
  invalidCode: number | null;
  /** What a stranger meets at a preview's address. */
  reach: LinkReach | null;
}

/** Why a publish link is not valid (domain/life-cycles 3.6), or a preview does not open, in words. */
export function useLinkProblem(): (link: Checked) => string | undefined {
  const t = useStrings(strings);
  return useCallback(
    ({ invalidCode, reach }) => {
      if (invalidCode !== null) return t(words[invalidCode] ?? 'other');
      return reach === 'closed' || reach === 'missing' ? t(reach) : undefined;
    },
    [t],
  );
}

const words: Record<number, 'author' | 'gone' | 'product' | 'early' | 'silent'> = {
  1025021: 'author',
  1025022: 'gone',
  1025023: 'product',
  1025024: 'early',
  1029006: 'silent',
};

const strings = /* @__PURE__ */ defineStrings({
  en: {
    author: 'The video is by another author',
    gone: 'The video is deleted or private',
    product: 'The product is not attached',
    early: 'Posted before the cooperation',
    silent: 'The channel did not answer',
    other: 'The check failed',
    closed: 'The address asks to sign in; it must be open to everybody who has the link',
    missing: 'Nothing is found at this address',
  },
  'zh-CN': {
    author: '视频作者与达人不符',
    gone: '视频已删除或为私密',
    product: '视频未挂载商品',
    early: '发布早于合作时间',
    silent: '渠道未响应',
    other: '检测未通过',
    closed: '打开该地址需要登录，应设为“知道链接的人均可查看”',
    missing: '该地址没有内容',
  },
  vn: {
    author: 'Tác giả video là người khác',
    gone: 'Video đã bị xóa hoặc riêng tư',
    product: 'Video chưa gắn sản phẩm',
    early: 'Đăng trước khi hợp tác',
    silent: 'Kênh không phản hồi',
    other: 'Kiểm tra không đạt',
    closed: 'Địa chỉ này yêu cầu đăng nhập; cần mở cho mọi người có liên kết',
    missing: 'Không tìm thấy nội dung ở địa chỉ này',
  },
});
