/** What one work adds to the figures of its creator; unknown counts are null. */
export interface WorkFigures {
  postTime: Date;
  views: number | null;
  likes: number | null;
  comments: number | null;
  shares: number | null;
}

/** Figures of a creator over recent works; unknown ones are null, never 0. */
export interface Figures {
  avgViews: number | null;
  avgLikes: number | null;
  medianViews: number | null;
  interactionRate: number | null;
}

const windowMs = 30 * 86_400_000;
const fewest = 3;
const fallback = 10;

/**
 * Average and median views, average likes and interactions per view over the works of the last 30 days, or over the last
 * ten when there are fewer than three (domain/metrics 5.2).
 */
export function figuresOf(works: readonly WorkFigures[], now: Date): Figures {
  const newest = [...works].sort((a, b) => b.postTime.getTime() - a.postTime.getTime());
  const recent = newest.filter(({ postTime }) => now.getTime() - postTime.getTime() <= windowMs);
  const counted = recent.length < fewest ? newest.slice(0, fallback) : recent;
  const views = counted.flatMap((work) => work.views ?? []);
  const likes = counted.flatMap((work) => work.likes ?? []);
  const rated = counted.filter((work) => work.views !== null && work.views > 0);
  const interactions = sum(rated.map((work) => (work.likes ?? 0) + (work.comments ?? 0) + (work.shares ?? 0)));
  const seen = sum(rated.map((work) => work.views ?? 0));
  return {
    avgViews: mean(views),
    avgLikes: mean(likes),
    medianViews: median(views),
    interactionRate: seen > 0 ? Math.round((interactions / seen) * 10_000) / 10_000 : null,
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const mean = (values: readonly number[]): number | null => (values.length > 0 ? Math.round(sum(values) / values.length) : null);

function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return Math.round(sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2);
}
