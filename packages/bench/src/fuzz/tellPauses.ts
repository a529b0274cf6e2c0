// Loaded into a server before its own code: tells its parent whenever its thread was busy for long without a break.

const everyMs = 20;
const worthTellingMs = 100;

let cpu = process.threadCpuUsage();
let at = performance.now();

setInterval(() => {
  const now = performance.now();
  const used = process.threadCpuUsage(cpu);
  const lateMs = now - at - everyMs;
  // On a busy machine a thread may wait for its turn: only what it worked itself held up the others.
  const pauseMs = Math.min(lateMs, (used.user + used.system) / 1000);
  if (pauseMs > worthTellingMs) process.send?.({ pauseMs: Math.round(pauseMs) });
  at = now;
  cpu = process.threadCpuUsage();
}, everyMs).unref();
process.channel?.unref();
