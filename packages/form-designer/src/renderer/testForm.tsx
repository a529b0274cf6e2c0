import { createRef } from 'react';
import { render } from 'vitest-browser-react';
import type { Control } from '../document/control';
import { createDocument, type FormDocument } from '../document/formDocument';
import type { FormHandle } from './FormHandle';
import { FormRenderer, type FormRendererProps } from './FormRenderer';

/** A field for tests: `field('input', 'name')`. */
export const field = (type: string, model: string, changes: Partial<Control> = {}): Control => ({
  type,
  key: model,
  model,
  label: model,
  options: {},
  rules: [{ required: false, message: '必填项' }],
  ...changes,
});

export const required = (message: string) => ({ rules: [{ required: true, message }] });

export const submitButton: Control = { type: 'button', key: 'submit', label: 'Send', options: { handle: 'submit' } };

export const documentOf = (...list: Control[]): FormDocument => ({ ...createDocument(), list });

/** Shows a form and gives its handle. */
export async function showForm(document: FormDocument, props: Partial<FormRendererProps> = {}) {
  const ref = createRef<FormHandle>();
  const screen = await render(<FormRenderer document={document} ref={ref} locale="en" {...props} />);
  const form: FormHandle = new Proxy({} as FormHandle, { get: (_, name) => ref.current?.[name as keyof FormHandle] });
  return { screen, form };
}
