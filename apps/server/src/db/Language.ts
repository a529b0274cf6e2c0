/** Languages of answers and of stored texts. */
export type Language = 'zh-CN' | 'en' | 'vn';
