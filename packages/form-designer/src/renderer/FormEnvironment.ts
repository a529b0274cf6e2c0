import type { Locale } from '@backlot/i18n';
import type { ConditionPlan } from '../document/conditions/conditionPlan';
import type { Definitions } from './fieldIndex';

/** What holds for a whole form, its subforms included; read again whenever a state is. */
export interface FormEnvironment {
  readonly definitions: Definitions;
  readonly plan: ConditionPlan;
  readonly locale: Locale;
  readonly isDisabled: boolean;
  readonly answers: Answers;
}

/** Whose data a form gives for fields nobody touched: its own, where every field has a value of its kind, or the original's. */
export type Answers = 'backlot' | 'k-form-design';
