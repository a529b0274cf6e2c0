import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const yes = () => true;
const no = () => false;

/** False on a server and while what it drew is taken over, true from then on. */
export const useIsBrowser = (): boolean => useSyncExternalStore(never, yes, no);
