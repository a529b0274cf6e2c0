import { type Control, createControl, type ControlType } from '@backlot/form-designer/document';

const kinds = ['text', 'number', 'select', 'radio', 'text', 'checkbox', 'date', 'area'] as const;

/** The kinds of field that every library has. */
export type Kind = (typeof kinds)[number];

/** A field of the form that each library shows. */
export interface Question {
  readonly kind: Kind;
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** The last `required` fields are required, so that the first missing one is far out of sight. */
export const questions = (count: number, required = 0): Question[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: kinds[at % kinds.length] ?? 'text',
    name: `f${at}`,
    label: `Field ${at}`,
    isRequired: at >= count - required,
  }));

export const choices = [1, 2, 3].map((value) => ({ value: String(value), label: `Choice ${value}` }));

const hasChoices = (kind: Kind): boolean => ['select', 'radio', 'checkbox'].includes(kind);

const ourTypes: Record<Kind, ControlType> = {
  text: 'input',
  number: 'number',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  date: 'date',
  area: 'textarea',
};

export function ourControl({ kind, name, label, isRequired }: Question): Control {
  const made = createControl(ourTypes[kind], () => name);
  return {
    ...made,
    label,
    rules: [{ required: isRequired, message: 'Required' }],
    options: { ...made.options, ...(kind === 'number' && { defaultValue: null }) },
  };
}

const formJsTypes: Record<Kind, string> = {
  text: 'textfield',
  number: 'number',
  select: 'select',
  radio: 'radio',
  checkbox: 'checklist',
  date: 'datetime',
  area: 'textarea',
};

export const formJsField = ({ kind, name, label }: Question) => ({
  type: formJsTypes[kind],
  key: name,
  id: name,
  label,
  ...(kind === 'date' && { subtype: 'date', dateLabel: label }),
  ...(hasChoices(kind) && { values: choices }),
});

const surveyTypes: Record<Kind, object> = {
  text: { type: 'text' },
  number: { type: 'text', inputType: 'number' },
  select: { type: 'dropdown' },
  radio: { type: 'radiogroup' },
  checkbox: { type: 'checkbox' },
  date: { type: 'text', inputType: 'date' },
  area: { type: 'comment' },
};

export const surveyElement = ({ kind, name, label, isRequired }: Question) => ({
  ...surveyTypes[kind],
  name,
  title: label,
  isRequired,
  ...(hasChoices(kind) && { choices: choices.map(({ value, label: text }) => ({ value, text })) }),
});
