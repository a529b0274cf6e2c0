import type { Words } from '@backlot/contract';
import { type Control, createControl, type ControlType, withTranslation } from '@backlot/form-designer/document';

interface Field {
  label: Words;
  help?: Words;
  placeholder?: Words;
  /** Choices by value. */
  choices?: Readonly<Record<string, Words>>;
  required?: boolean;
  options?: object;
  list?: readonly Control[];
}

const none: Words = { en: '', 'zh-CN': '', vn: '' };

/** A control as the designer makes it, with its texts in three languages; its key is its model. */
export function field(
  type: ControlType,
  key: string,
  { label, help = none, placeholder = none, choices, required = false, options, list }: Field,
): Control {
  const made = createControl(type, () => key);
  const chosen = choices && { options: Object.entries(choices).map(([value, text]) => ({ value, label: text['zh-CN'] })) };
  const control: Control = {
    ...made,
    label: label['zh-CN'],
    ...(made.help !== undefined && { help: help['zh-CN'] }),
    ...(made.rules && required && { rules: [{ required, message: '必填项' }] }),
    ...(list && { list }),
    ...(made.options && {
      options: {
        ...made.options,
        ...(made.options.placeholder !== undefined && { placeholder: placeholder['zh-CN'] }),
        ...chosen,
        ...options,
      },
    }),
  };
  const texts = {
    label,
    help,
    placeholder,
    ...Object.fromEntries(Object.entries(choices ?? {}).map(([value, text]) => [`option.${value}`, text])),
  };
  return Object.entries(texts).reduce(translated, control);
}

function translated(control: Control, [id, { en, 'zh-CN': zh, vn }]: [string, Words]): Control {
  if (zh === '') return control;
  return withTranslation(withTranslation(control, { locale: 'en', id, text: en }), { locale: 'vn', id, text: vn });
}

/** Controls side by side. */
export const columns = (key: string, ...sides: readonly (readonly Control[])[]): Control => ({
  ...createControl('grid', () => key),
  label: '',
  columns: sides.map((list) => ({ span: 24 / sides.length, list })),
  options: { gutter: 16 },
});
