import { canary } from '@backlot/dev/hostile';

const errorLevel = 50;

/** What is wrong with a line of the server's log: a secret or an input in it, parameters of a statement, a fault. */
export function judgeLine(line: string, secrets: readonly string[]): string[] {
  const known = secrets.filter((secret) => secret !== '' && line.includes(secret));
  return [
    ...(known.length > 0 ? ['the log has a token or a password'] : []),
    ...(line.includes(canary) ? ['the log repeats an input'] : []),
    ...(/\\nparams:|"params":/.test(line) ? ['the log has parameters of a statement'] : []),
    ...(levelOf(line) >= errorLevel ? [`the log has a fault: ${faultIn(line)}`] : []),
  ];
}

/** What failed and why. */
function faultIn(line: string): string {
  const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; cause?: { message: string } } };
  return [msg, err?.message.slice(0, 300), err?.cause?.message.slice(0, 300)].filter(Boolean).join(' | ');
}

const levelOf = (line: string): number => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0);
