import { spawn } from 'node:child_process';
import { root } from '../process/run.ts';

const port = process.env.PORT ?? '5080';
const parts = [
  spawn(`${root}/apps/server/node_modules/.bin/tsx`, ['watch', '--clear-screen=false', 'src/main.ts'], {
    cwd: `${root}/apps/server`,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DATA_DIR: process.env.DATA_DIR ?? `${root}/.data`, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' },
  }),
  spawn('vite', ['--port', '5173', '--host', '127.0.0.1'], {
    cwd: `${root}/apps/console`,
    stdio: 'inherit',
    env: { ...process.env, API_URL: `http://127.0.0.1:${port}` },
  }),
];

console.log(`Console with hot reload: http://127.0.0.1:5173 · API: http://127.0.0.1:${port}/api/docs`);
const stop = () => parts.forEach((part) => part.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
parts.forEach((part) =>
  part.on('exit', (code) => {
    stop();
    process.exitCode = code ?? 1;
  }),
);
