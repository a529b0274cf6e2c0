export { ruleTrialModule } from './handlers';
