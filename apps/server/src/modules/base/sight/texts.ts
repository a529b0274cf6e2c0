import type { Words } from '@backlot/contract';
import type { NoticeTexts } from '../notice';

/** A notice in the three languages from its title and its content. */
export const inLanguages = (title: Words, content: Words): NoticeTexts => ({
  en: [title.en, content.en],
  'zh-CN': [title['zh-CN'], content['zh-CN']],
  vn: [title.vn, content.vn],
});
