import { createContext, type ReactNode, useContext } from 'react';
import type { RenderHost } from '../controls/renderHost';
import type { Control } from '../document/control';
import type { FieldProps } from './FieldProps';
import type { Definitions } from './fieldIndex';
import type { Scope } from './Scope';
import type { FormStore } from './FormStore';
import type { Viewport } from './Viewport';

/** What every part of a mounted form needs; the same object until the host's data or language changes. */
export interface FormContextValue {
  readonly store: FormStore;
  readonly host: RenderHost;
  /** Starts every id of the form. */
  readonly formId: string;
  readonly viewport: Viewport;
  readonly layout: 'horizontal' | 'vertical' | 'inline';
  readonly showsRequiredMark: boolean;
  /** Keys of the first controls, drawn at once. */
  readonly first: ReadonlySet<string>;
  readonly definitions: Definitions;
  renderList(list: readonly Control[], scope: Scope): ReactNode;
  renderField(props: FieldProps): ReactNode;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** The form around a field. */
export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field is drawn outside a form: put it inside FormRenderer.');
  return form;
}
