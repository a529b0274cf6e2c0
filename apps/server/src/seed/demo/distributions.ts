/** Numbers of a distribution, from a source of numbers between 0 and 1 (domain/seed-and-scale 8.3). */
type Random = () => number;

/** Standard normal (Box and Muller). */
const normal = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Log-normal by the mean and deviation of its logarithm. */
export const logNormal = (random: Random, mu: number, sigma: number): number => Math.exp(mu + sigma * normal(random));

/** Gamma of a shape and scale 1 (Marsaglia and Tsang). */
function gamma(random: Random, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** Beta around a mean; the larger the weight, the closer to it. */
export function beta(random: Random, mean: number, weight: number): number {
  const [a, b] = [gamma(random, mean * weight), gamma(random, (1 - mean) * weight)];
  return a / (a + b);
}

/** Shares around some means, adding up to 1. */
export function dirichlet(random: Random, means: readonly number[], weight: number): number[] {
  const parts = means.map((mean) => gamma(random, mean * weight));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

/** Poisson; normal where the mean is large. */
export function poisson(random: Random, mean: number): number {
  if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal(random)));
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
}

/** Negative binomial by mean and dispersion. */
export const negativeBinomial = (random: Random, mean: number, dispersion: number): number =>
  poisson(random, (gamma(random, dispersion) * mean) / dispersion);

/** One of a list by weights that need not add up to 1. */
export function weighted<Item>(random: Random, items: readonly (readonly [Item, number])[]): Item {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [item, weight] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  const last = items.at(-1);
  if (!last) throw new Error('There is nothing to choose from.');
  return last[0];
}

/** A whole number from the first to the last, both included. */
export const between = (random: Random, first: number, last: number): number => first + Math.floor(random() * (last - first + 1));
