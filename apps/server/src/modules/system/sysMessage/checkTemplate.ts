import { messageLanguages, type messageTemplateApi, type ParsedInputOf } from '@backlot/contract';
import type { Language } from '../../../db/Language';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { messageTemplates } from '../../../tables/base/message';
import { namedIn, secretVariables } from '../../base/message';

type Draft = ParsedInputOf<typeof messageTemplateApi.add>;
type Template = typeof messageTemplates.$inferSelect;

/** Refuses words that name variables which nobody fills in, leave out the code that they are for, or change what the product sends them by. */
export function checkTemplate(draft: Draft, before: Template | undefined): void {
  if (before?.isSystem && !isSameKind(draft, before)) throw new Refusal('templateKept');
  for (const language of messageLanguages) {
    const words = draft.texts[language];
    if (draft.kind === 'mail' && words.subject === '') throw refuseField(`texts.${language}.subject`, missing);
    const named = namedIn(words);
    const unknown = named.find((name) => !draft.variables.includes(name));
    if (unknown !== undefined) throw new Refusal('templateVariable', { name: `{${unknown}}` }, { field: `texts.${language}.body` });
    const needed = before?.isSystem ? before.variables.filter((name) => secretVariables.includes(name)) : [];
    const absent = needed.find((name) => !words.body.includes(`{${name}}`));
    if (absent !== undefined) throw new Refusal('templateLacks', { name: `{${absent}}` }, { field: `texts.${language}.body` });
  }
}

const isSameKind = (draft: Draft, before: Template): boolean =>
  draft.code === before.code &&
  draft.kind === before.kind &&
  draft.format === before.format &&
  draft.variables.toSorted().join() === before.variables.toSorted().join();

const missing = { en: 'Enter a subject.', 'zh-CN': '请填写主题。', vn: 'Hãy nhập tiêu đề.' };

/** What stands for a variable where nothing is really sent. */
export function exampleOf(variable: string, language: Language): string {
  if (secretVariables.includes(variable)) return '123456';
  if (variable === 'minutes') return '5';
  return { en: `Example ${variable}`, 'zh-CN': `示例 ${variable}`, vn: `Ví dụ ${variable}` }[language];
}
