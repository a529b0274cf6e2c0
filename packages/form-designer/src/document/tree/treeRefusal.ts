import { defineStrings, type Locale, translator } from '@backlot/i18n';
import type { FormDocument } from '../formDocument';

/** Why a change of the tree was refused. */
export type TreeRefusalCode = 'no-such-control' | 'no-such-place' | 'inside-itself' | 'not-accepted';

const strings = defineStrings({
  en: {
    'no-such-control': 'The control is no longer there',
    'no-such-place': 'There is no such place',
    'inside-itself': 'A container cannot be moved into itself',
    'not-accepted': 'This container does not take this control',
  },
  'zh-CN': {
    'no-such-control': '控件已不存在',
    'no-such-place': '位置不存在',
    'inside-itself': '容器不能移入自身',
    'not-accepted': '该容器不能放入此控件',
  },
  vn: {
    'no-such-control': 'Điều khiển không còn nữa',
    'no-such-place': 'Không có vị trí này',
    'inside-itself': 'Không thể chuyển vùng chứa vào chính nó',
    'not-accepted': 'Vùng chứa này không nhận điều khiển này',
  },
});

export const describeTreeRefusal = (code: TreeRefusalCode, locale: Locale): string => translator(strings, locale)(code);

/** The changed document, or why nothing changed. */
export type TreeOutcome =
  | { readonly ok: true; readonly document: FormDocument }
  | { readonly ok: false; readonly refusal: TreeRefusalCode };
