/** The first example of a README, whole: what is built in a fresh app, so that it keeps its word. */
export function firstExample(readme: string): string {
  const code = /```tsx?\n([\s\S]*?)```/.exec(readme)?.[1];
  if (code === undefined) throw new Error('The README has no example.');
  return code;
}
