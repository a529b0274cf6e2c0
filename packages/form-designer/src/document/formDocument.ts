import type { Control } from './control';
import { defaultConfig, type FormConfig } from './formConfig';

/** A form design document: a list of controls and the settings of the form. */
export interface FormDocument {
  readonly list: readonly Control[];
  readonly config: Partial<FormConfig> & { readonly [extra: string]: unknown };
  readonly [extra: string]: unknown;
}

/** A document without controls, with the default settings. */
export const createDocument = (): FormDocument => ({ list: [], config: { ...defaultConfig } });
