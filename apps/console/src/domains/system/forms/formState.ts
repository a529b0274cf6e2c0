import type { formApi } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { RowOf } from '../../../kit/list/CrudArea';
import type { Word } from './strings';

export type FormRow = RowOf<typeof formApi>;

type State = Pick<FormRow, 'status' | 'number' | 'isChanged'>;

/** How a form stands, in a word and a tone. */
export function stateOf({ status, number, isChanged }: State, t: Translate<Word>): { tone: 'neutral' | 'ok' | 'warn'; text: string } {
  if (number === null) return { tone: 'neutral', text: t('draft') };
  if (status !== 0) return { tone: 'neutral', text: t('closed') };
  return isChanged ? { tone: 'warn', text: t('changed', { number }) } : { tone: 'ok', text: t('open') };
}
