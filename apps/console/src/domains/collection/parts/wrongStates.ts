import { queueLife } from '@backlot/contract';

const { timedOut, failed } = queueLife.states;

/** The states of a job that ended without what it was to bring. */
export const wrongStates: readonly number[] = [timedOut, failed];
