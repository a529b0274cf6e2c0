/** Nanoseconds per call of a synchronous piece of work that loops `calls` times itself. */
export function timeEach(calls: number, work: () => void): number {
  const start = performance.now();
  work();
  return ((performance.now() - start) * 1e6) / calls;
}
