import { agreementToday } from './agreementToday';
import { printed } from './printed';

// `pnpm --filter @backlot/contract released`, at a release: what is agreed today is what later versions are held to.
// oxlint-disable-next-line no-console -- what is printed is the file
console.log(printed(agreementToday()));
