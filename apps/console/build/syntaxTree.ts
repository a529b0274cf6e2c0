/** A node of the syntax tree that the bundler parses. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Every node below a value that fits, outer before inner. */
export function findAll(value: unknown, fits: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((one) => findAll(one, fits));
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  const found = fits(value as Node) ? [value as Node] : [];
  return [...found, ...Object.values(value).flatMap((one) => findAll(one, fits))];
}
