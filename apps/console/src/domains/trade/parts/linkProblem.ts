import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCallback } from 'react';

/** Why a publish link is not valid, in words (domain/life-cycles 3.6). */
export function useLinkProblem(): (code: number | null) => string | undefined {
  const t = useStrings(strings);
  return useCallback((code) => (code === null ? undefined : t(words[code] ?? 'other')), [t]);
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
  },
  'zh-CN': {
    author: '视频作者与达人不符',
    gone: '视频已删除或为私密',
    product: '视频未挂载商品',
    early: '发布早于合作时间',
    silent: '渠道未响应',
    other: '检测未通过',
  },
  vn: {
    author: 'Tác giả video là người khác',
    gone: 'Video đã bị xóa hoặc riêng tư',
    product: 'Video chưa gắn sản phẩm',
    early: 'Đăng trước khi hợp tác',
    silent: 'Kênh không phản hồi',
    other: 'Kiểm tra không đạt',
  },
});
