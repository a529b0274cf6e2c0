import { expect, it } from 'vitest';
import { codedReason, creatorReasons, linkReasons, recommendReasons, sampleReasons, spelledReason, systemReasons } from './usualReasons';

it('a usual sentence is kept as its code, whichever language it was picked in', () => {
  for (const sentence of ['Interaction is too low', '互动率过低', 'Tương tác quá thấp', 'interaction is too low.'])
    expect(codedReason(sentence)).toBe('{quiet}');
});

it('own words stay as they were written, beside usual ones and alone', () => {
  expect(codedReason('粉丝画像与商品匹配；过往合作效果好; 她上个月卖得很好')).toBe('{fits}; {proven}; 她上个月卖得很好');
  expect(codedReason('Two lines\n\nof; own words ')).toBe('Two lines\n\nof; own words ');
  expect(codedReason('')).toBe('');
});

it('everybody reads a kept reason in the own language', () => {
  expect(spelledReason('{quiet}; {small}; ask again in May', 'zh-CN')).toBe('互动率过低；粉丝数不满足要求；ask again in May');
  expect(spelledReason('{quiet}', 'vn')).toBe('Tương tác quá thấp');
  expect(spelledReason('商品展示时间过短', 'en')).toBe('The product is shown too briefly');
  expect(spelledReason('{unknown}; {constructor}', 'en')).toBe('{unknown}; {constructor}');
});

it('no two usual reasons have the same code or the same sentence', () => {
  const groups = [creatorReasons, linkReasons, recommendReasons, sampleReasons, systemReasons];
  const codes = groups.flatMap((group) => Object.keys(group));
  expect(new Set(codes).size).toBe(codes.length);
  const sentences = groups.flatMap((group) => Object.values(group).flatMap((words) => Object.values(words)));
  expect(new Set(sentences).size).toBe(sentences.length);
});
