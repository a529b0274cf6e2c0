export { inTreeOrder } from './inTreeOrder';
export { allButtons, buttonsByRole, grantsOf } from './grants';
export { holdsCode } from './holdsCode';
export { menuModule } from './handlers';
export { navigationOf } from './navigation';
export { grantReader } from './grantReader';
