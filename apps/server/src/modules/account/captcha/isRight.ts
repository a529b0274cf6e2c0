import type { captchaChallenges } from '../../../tables/account/captcha';

type Challenge = Pick<typeof captchaChallenges.$inferSelect, 'captchaType' | 'points'>;

/** Whether the points of an answer fit; undefined when they are not points at all (system-pages 2.2). */
export function isRight({ captchaType, points }: Challenge, json: string): boolean | undefined {
  const answer = readPoints(json);
  if (!answer) return undefined;
  if (answer.length !== points.length) return false;
  return points.every((point, index) => {
    const given = answer[index];
    if (!given) return false;
    if (captchaType === 'blockPuzzle') return Math.abs(given.x - point.x) <= 5 && given.y === 5;
    return Math.abs(given.x - point.x) <= 25 && Math.abs(given.y - point.y) <= 25;
  });
}

function readPoints(json: string): { x: number; y: number }[] | undefined {
  try {
    const parsed: unknown = JSON.parse(json);
    const points: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
    return points.length <= 10 && points.every(isPoint) ? points : undefined;
  } catch {
    return undefined;
  }
}

function isPoint(value: unknown): value is { x: number; y: number } {
  const { x, y } = (value ?? {}) as { x?: unknown; y?: unknown };
  return typeof x === 'number' && typeof y === 'number' && Number.isFinite(x) && Number.isFinite(y);
}
