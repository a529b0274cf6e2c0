import type { Control } from './control';

const layouts: readonly string[] = ['grid', 'card', 'tabs', 'table'];

/**
 * Whether a control cannot be operated by its own `options.disabled`, with all that lies in it. On the four layouts the
 * option means nothing, as in the original: they have nothing to operate, and what lies in them is filled in.
 */
export const isSwitchedOff = ({ type, options }: Control): boolean => options?.disabled === true && !layouts.includes(type);
