import type { Locale } from '@backlot/i18n';
import type { ConditionPlan } from '../document/conditions/conditionPlan';
import type { Definitions } from './fieldIndex';

/** What holds for a whole form, its subforms included; read again whenever a state is. */
export interface FormEnvironment {
  readonly definitions: Definitions;
  readonly plan: ConditionPlan;
  readonly locale: Locale;
  readonly isDisabled: boolean;
}
