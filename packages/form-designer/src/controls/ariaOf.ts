import type { ControlRenderProps } from './defineControl';

type Described = Pick<ControlRenderProps, 'id' | 'label' | 'describedBy' | 'isInvalid' | 'isRequired'>;

/** What the input element of a control says to a screen reader. */
export const ariaOf = ({ id, label, describedBy, isInvalid, isRequired }: Described) => ({
  id,
  'aria-label': label || undefined,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid || undefined,
  'aria-required': isRequired || undefined,
});

/** The same for a box around several inputs, whose role knows no required or invalid state. */
export const groupAriaOf = ({ id, label, describedBy }: Described) => ({
  id,
  role: 'group',
  'aria-label': label || undefined,
  'aria-describedby': describedBy,
});
