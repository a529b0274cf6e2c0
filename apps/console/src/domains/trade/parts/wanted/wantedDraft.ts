import type { AgeRange, WorkOrderRow } from '@backlot/contract';

/** Which creators are wanted, as a form holds it. */
export interface WantedTyped {
  wantFansMin: number | undefined;
  wantFansMax: number | undefined;
  wantGender: number | undefined;
  wantAges: AgeRange[];
  wantShare: number | undefined;
}

export const noWanted: WantedTyped = {
  wantFansMin: undefined,
  wantFansMax: undefined,
  wantGender: undefined,
  wantAges: [],
  wantShare: undefined,
};

/** The wanted creators of a record as its form edits them. */
export const typedWanted = (row: Pick<WorkOrderRow, keyof WantedTyped>): WantedTyped => ({
  wantFansMin: row.wantFansMin ?? undefined,
  wantFansMax: row.wantFansMax ?? undefined,
  wantGender: row.wantGender ?? undefined,
  wantAges: row.wantAges,
  wantShare: row.wantShare ?? undefined,
});
