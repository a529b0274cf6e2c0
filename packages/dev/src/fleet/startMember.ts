import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface Member {
  url: string;
  /** Resolves when /readyz says so; rejects when the process ended before. */
  ready: () => Promise<void>;
  /** Ends it; answers its exit code, null after a kill, and throws what it said when it went wrong. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
}

interface Start {
  command: readonly string[];
  port: number;
  env: Record<string, string>;
}

const patienceMs = 180_000;

/** One server of a fleet as a process of its own. */
export function startMember({ command, port, env }: Start): Member {
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(process.execPath, command, {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const note = (part: Buffer) => (said = `${said}${String(part)}`.slice(-4000));
  child.stdout?.on('data', note);
  child.stderr?.on('data', note);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let isOver = false;
  void ended.then(() => (isOver = true));
  return {
    url,
    ready: async () => {
      for (const end = Date.now() + patienceMs; Date.now() < end; await pause(100)) {
        if (isOver) throw new Error(`A server ended before it was ready:\n${said}`);
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.ok) return;
      }
      throw new Error(`A server was not ready in time:\n${said}`);
    },
    end: async (signal) => {
      child.kill(signal);
      const code = await ended;
      if (code) throw new Error(`A server ended with ${code}:\n${said}`);
      return code;
    },
  };
}
