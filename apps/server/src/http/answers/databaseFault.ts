const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08006',
  '53300',
  '57014',
  '55P03',
  '40001',
  '40P01',
]);
const lostText =
  /connection terminated|timeout exceeded when trying to connect|connection ended|client has encountered a connection error|PGlite is closed/i;

/** Whether an error means that the database is away, too slow, or gave way to somebody else's change, so that the caller should try again. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (lost.has((cause as { code?: string }).code ?? '') || lostText.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

const ofAnother = new Set(['40001', '40P01']);

/** Whether a transaction gave way to another one: run again, it sees what that one did. */
export function gaveWay(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (ofAnother.has((cause as { code?: string }).code ?? '')) return true;
  return false;
}
