import { expect, test } from 'vitest';
import { fileKindOf } from './fileKindOf';

test.each([
  ['front.PNG', 'image'],
  ['teaser.final.mp4', 'video'],
  ['voice.m4a', 'audio'],
  ['contract.pdf', 'other'],
  ['logo.svg', 'other'],
  ['mp4', 'other'],
])('%s is %s', (name, kind) => {
  expect(fileKindOf(name)).toBe(kind);
});
