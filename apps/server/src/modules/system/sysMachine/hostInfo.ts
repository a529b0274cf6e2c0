import { arch, availableParallelism, freemem, hostname, loadavg, networkInterfaces, totalmem, uptime } from 'node:os';
import { resolve, sep } from 'node:path';
import si from 'systeminformation';

const keptMs = 60_000;

/** What never changes while a server runs is asked for once. */
const still = once(async () => {
  const [os, cpu] = await Promise.all([si.osInfo(), si.cpu()]);
  return { osName: os.distro || os.platform, osVersion: os.release, cpuName: [cpu.manufacturer, cpu.brand].filter(Boolean).join(' ') };
});

/** The machine that a server runs on. */
export async function hostInfo() {
  const { osName, osVersion, cpuName } = await still();
  return {
    osName,
    osArch: arch(),
    osVersion,
    osHostName: hostname(),
    osHostAddress: addressOf(),
    cpuName,
    cpuCount: availableParallelism(),
    load: Math.round((loadavg()[0] ?? 0) * 100) / 100,
    memoryTotal: totalmem(),
    memoryFree: freemem(),
    upSeconds: Math.round(uptime()),
  };
}

interface Disk {
  mount: string;
  total: number;
  used: number;
  free: number;
}

const disks = new Map<string, { at: number; disk: Promise<Disk | null> }>();

/** The disk that a folder lies on, asked for at most once a minute; null where the machine does not tell. */
export function diskOf(folder: string, now = Date.now()): Promise<Disk | null> {
  const known = disks.get(folder);
  if (known && now - known.at < keptMs) return known.disk;
  const disk = findDisk(folder).catch(() => null);
  disks.set(folder, { at: now, disk });
  return disk;
}

async function findDisk(folder: string): Promise<Disk | null> {
  const path = resolve(folder);
  const under = (mount: string) => path === mount || path.startsWith(mount.endsWith(sep) ? mount : mount + sep);
  const [found] = (await si.fsSize()).filter(({ mount }) => under(mount)).sort((a, b) => b.mount.length - a.mount.length);
  return found ? { mount: found.mount, total: found.size, used: found.used, free: found.available } : null;
}

const addressOf = (): string | null =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address ?? null;

function once<Value>(find: () => Promise<Value>): () => Promise<Value> {
  let found: Promise<Value> | undefined;
  return () => (found ??= find());
}
