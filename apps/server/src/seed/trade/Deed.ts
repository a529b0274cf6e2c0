/** An event of the past for the audit trail. */
export interface Deed {
  time: Date;
  userId: string | null;
  account: string | null;
  action: string;
  object: string;
  detail: Record<string, unknown>;
}
