import type { OutputOf, settleStatementApi } from '@backlot/contract';
import type { Translate } from '@backlot/i18n';
import type { statementStrings } from './statementStrings';

export type Line = OutputOf<typeof settleStatementApi.lines>['rows'][number];
type Words = Translate<keyof typeof statementStrings.messages.en>;

/** What a line is called: its rule, fee, order with its line, or kind of correction. */
export function lineName({ lineType, snapshot }: Pick<Line, 'lineType' | 'snapshot'>, t: Words): string {
  const { ruleName, orderNo, reasonCode } = snapshot;
  const what = ruleName ?? (lineType === 2 ? t('fee') : (orderNo ?? (reasonCode ? t(reasonCode as 'other') : '')));
  return lineType === 6 ? t('clawback', { what }) : what;
}
