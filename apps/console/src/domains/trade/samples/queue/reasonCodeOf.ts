/** A reason as the call takes it: the code of the usual one that it begins with, beside the words; else 4 with the words. */
export function reasonCodeOf(reason: string, usual: readonly string[]): { rejectReasonCode: number; rejectReason?: string } {
  const said = reason.trim();
  const at = usual.findIndex((sentence) => said === sentence || said.startsWith(`${sentence};`));
  if (at < 0) return { rejectReasonCode: usual.length + 1, rejectReason: said };
  const words = said.slice((usual[at]?.length ?? 0) + 1).trim();
  return { rejectReasonCode: at + 1, ...(words && { rejectReason: words }) };
}
