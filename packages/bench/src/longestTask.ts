interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds of processor time. */
  tdur?: number;
  args?: { name?: string };
}

/** Milliseconds of processor time of the longest task of a page's main thread in a Chromium trace: other work on the machine does not count. */
export function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`));
  if (tasks.length === 0) throw new Error('The trace has no tasks of a main thread.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
