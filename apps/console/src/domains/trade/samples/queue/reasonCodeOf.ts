/** A typed reason as the call takes it: the code of the usual one that it is, else 4 with the words. */
export function reasonCodeOf(reason: string, usual: readonly string[]): { rejectReasonCode: number; rejectReason?: string } {
  const at = usual.indexOf(reason.trim());
  return at >= 0 ? { rejectReasonCode: at + 1 } : { rejectReasonCode: usual.length + 1, rejectReason: reason.trim() };
}
