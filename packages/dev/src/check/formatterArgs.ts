/** What the formatter looks at: sources and styles; what people write as prose and what tools write stays as it is. */
export const formatterArgs = [
  '-c',
  'packages/dev/oxfmtrc.json',
  'apps',
  'packages',
  '.storybook',
  ...['md', 'mdx', 'json', 'yaml', 'html', 'gen.ts'].map((kind) => `!**/*.${kind}`),
  '!**/dist',
  '!**/migrations',
];
