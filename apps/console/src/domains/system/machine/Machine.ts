import type { OutputOf, sysMachineApi } from '@backlot/contract';

export type Machine = OutputOf<typeof sysMachineApi.query>;
export type Sample = OutputOf<typeof sysMachineApi.samples>['points'][number];
