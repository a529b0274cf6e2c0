import type { Job } from '../../jobs/defineJob';
import type { Services } from '../../services';
import { bookModule } from './book';
import { bdCommissionModule, upCommissionModule } from './commission';
import { fxRateModule } from './fxRate';
import { checkSaleDaysJob, checkSaleFiguresJob, mendSaleDaysJob, orderModule, saleFiguresJob } from './order';
import { payeeModule } from './payee';
import { paymentModule } from './payment';
import { reconciliationModule } from './reconciliation';
import { ruleModule } from './rule';
import { ruleTrialModule } from './ruleTrial';
import { settleModule, settleStatementModule } from './settle';

/** Sales, rules, settlement and payments. */
export const moneyModules = (services: Services) => ({
  bdCommission: bdCommissionModule(services),
  book: bookModule(services),
  fxRate: fxRateModule(services),
  order: orderModule(services),
  payee: payeeModule(services),
  payment: paymentModule(services),
  reconciliation: reconciliationModule(services),
  rule: ruleModule(services),
  ruleTrial: ruleTrialModule(services),
  settle: settleModule(services),
  settleStatement: settleStatementModule(services),
  upCommission: upCommissionModule(services),
});

export const moneyJobs: readonly Job[] = [saleFiguresJob, checkSaleFiguresJob, checkSaleDaysJob, mendSaleDaysJob];
