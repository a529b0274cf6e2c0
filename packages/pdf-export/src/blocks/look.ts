/** Sizes in points and colours of the documents. Text is 16 with a line height of 1.4. */
export const look = {
  margin: 50,
  top: 138,
  bottom: 80,
  text: 16,
  lineHeight: 1.4,
  small: 13,
  title: 26,
  label: 220,
  gap: 20,
  ink: '#17202e',
  second: '#556072',
  strong: '#0b3a75',
  accent: '#0a6ad0',
  link: '#0b63c5',
  line: '#e5e9f0',
  soft: '#f5f7fa',
} as const;
