/** A statement that took long, without its parameters. */
export interface SlowStatement {
  statement: string;
  /** How often it took long. */
  calls: number;
  meanMs: number;
  longestMs: number;
}

interface Meter {
  /** Wraps what asks the database: `target.query = measured(target.query)`. */
  measured: <Args extends unknown[], Answer>(ask: (...args: Args) => Answer) => (...args: Args) => Answer;
  slowest: () => SlowStatement[];
}

const slowMs = 100;
const most = 200;
const longestText = 1000;

/** Remembers which statements took long since the server started. */
export function createStatementMeter(clock = () => performance.now()): Meter {
  const met = new Map<string, { calls: number; total: number; longest: number }>();
  const note = (query: unknown, begun: number) => {
    const ms = clock() - begun;
    if (ms < slowMs) return;
    const text = textOf(query);
    if (!text || (met.size >= most && !met.has(text))) return;
    const { calls, total, longest } = met.get(text) ?? { calls: 0, total: 0, longest: 0 };
    met.set(text, { calls: calls + 1, total: total + ms, longest: Math.max(longest, ms) });
  };
  return {
    measured:
      (ask) =>
      (...args) => {
        const begun = clock();
        const last = args.at(-1);
        if (typeof last === 'function') {
          const done = (...answer: unknown[]) => {
            note(args[0], begun);
            (last as (...answer: unknown[]) => void)(...answer);
          };
          return ask(...([...args.slice(0, -1), done] as typeof args));
        }
        const answer = ask(...args);
        if (answer instanceof Promise) answer.then(() => note(args[0], begun)).catch(() => {});
        return answer;
      },
    slowest: () =>
      [...met]
        .map(([statement, { calls, total, longest }]) => ({
          statement,
          calls,
          meanMs: Math.round(total / calls),
          longestMs: Math.round(longest),
        }))
        .sort((a, b) => b.longestMs - a.longestMs),
  };
}

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text.replace('/*p*/', '').replaceAll(/\s+/g, ' ').trim().slice(0, longestText) : '';
}
