import { defineStrings, type Locale, translator } from '@backlot/i18n';

/** Why a text or value is no form design document. */
export interface DocumentError {
  readonly code: 'not-json' | 'wrong-shape' | 'too-large' | 'too-deep';
  /** The message of spec section 8. */
  readonly message: 'import failed, wrong data format';
}

export const documentError = (code: DocumentError['code']): DocumentError => ({ code, message: 'import failed, wrong data format' });

const strings = defineStrings({
  en: {
    failed: 'Import failed, wrong data format',
    'not-json': 'The text is not valid JSON.',
    'wrong-shape': 'A form design is an object with “list” and “config”.',
    'too-large': 'The text is larger than 5 MB.',
    'too-deep': 'The text is nested too deeply.',
  },
  'zh-CN': {
    failed: '导入失败，数据格式不对',
    'not-json': '文本不是有效的 JSON。',
    'wrong-shape': '表单设计须为包含 list 和 config 的对象。',
    'too-large': '文本超过 5 MB。',
    'too-deep': '文本嵌套过深。',
  },
  vn: {
    failed: 'Nhập thất bại, sai định dạng dữ liệu',
    'not-json': 'Văn bản không phải JSON hợp lệ.',
    'wrong-shape': 'Thiết kế biểu mẫu là một đối tượng có “list” và “config”.',
    'too-large': 'Văn bản lớn hơn 5 MB.',
    'too-deep': 'Văn bản lồng nhau quá sâu.',
  },
});

/** The message of spec section 8 in a language, and one sentence with the cause. */
export function describeDocumentError(error: DocumentError, locale: Locale): { title: string; cause: string } {
  const t = translator(strings, locale);
  return { title: t('failed'), cause: t(error.code) };
}
