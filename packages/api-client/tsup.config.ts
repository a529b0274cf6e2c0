import { library } from '@backlot/dev/tsup';

/** The few constants taken from the contract are copied in, so that no bundle of a consumer meets zod or the error texts. */
export default { ...library(['src/index.ts']), noExternal: ['@backlot/contract'] };
