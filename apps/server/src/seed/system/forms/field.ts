import { type Control, createControl, type ControlType, withTranslation } from '@backlot/form-designer/document';

/** A text in Chinese, English and Vietnamese. */
export type Texts = readonly [zh: string, en: string, vn: string];

interface Field {
  label: Texts;
  help?: Texts;
  placeholder?: Texts;
  /** Choices by value. */
  choices?: Readonly<Record<string, Texts>>;
  required?: boolean;
  options?: object;
  list?: readonly Control[];
}

const none: Texts = ['', '', ''];

/** A control as the designer makes it, with its texts in three languages; its key is its model. */
export function field(
  type: ControlType,
  key: string,
  { label, help = none, placeholder = none, choices, required = false, options, list }: Field,
): Control {
  const made = createControl(type, () => key);
  const [zhPlaceholder] = placeholder;
  const chosen = choices && { options: Object.entries(choices).map(([value, [zh]]) => ({ value, label: zh })) };
  const control: Control = {
    ...made,
    label: label[0],
    ...(made.help !== undefined && { help: help[0] }),
    ...(made.rules && required && { rules: [{ required, message: '必填项' }] }),
    ...(list && { list }),
    ...(made.options && {
      options: { ...made.options, ...(made.options.placeholder !== undefined && { placeholder: zhPlaceholder }), ...chosen, ...options },
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

function translated(control: Control, [id, [zh, en, vn]]: [string, Texts]): Control {
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
