import { run } from '../process/run.ts';
import { formatterArgs } from './formatterArgs.ts';

// `pnpm format`: writes every source file as `pnpm check` wants it.
const { code } = await run('oxfmt', formatterArgs, { show: true });
process.exitCode = code;
