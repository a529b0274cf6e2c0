import type { Translate } from '@backlot/i18n';
import type { CrudForm } from '../../../../kit/edit/CrudForm';
import { lazyPart } from '../../../../kit/lazyPart';
import type { Word } from '../strings';
import { strings } from '../strings';
import type { Template } from './Template';

const TemplateFields = lazyPart(async () => (await import('./TemplateFields')).TemplateFields);

const wording = () => ({ subject: '', body: '' });

/** The form of a template. */
export const templateForm = (t: Translate<Word>): CrudForm<Template, ReturnType<typeof draftOf>> => ({
  Fields: TemplateFields,
  width: 'large',
  defaults: {
    name: '',
    enName: '',
    vnName: '',
    code: '',
    kind: 'mail',
    format: 'text',
    variables: [],
    texts: { en: wording(), 'zh-CN': wording(), vn: wording() },
    remark: '',
  },
  draftOf,
  labelOf: (field) => (Object.hasOwn(strings.messages.en, field) ? t(field as Word) : field),
  show: (field, value) => (field === 'variables' ? (value as string[]).join(', ') : undefined),
});

const draftOf = ({ name, enName, vnName, code, kind, format, variables, texts, remark }: Template) => ({
  name,
  enName: enName ?? '',
  vnName: vnName ?? '',
  code,
  kind,
  format,
  variables,
  texts,
  remark: remark ?? '',
});
