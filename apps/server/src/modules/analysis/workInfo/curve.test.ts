import { describe, expect, it } from 'vitest';
import { medianAt, viewsAt } from './curve';

const shots = [
  { age: 2, views: 200 },
  { age: 4, views: 400 },
  { age: 28, views: 1000 },
];

describe('views of a work at an age', () => {
  it.each([
    [1, 100],
    [2, 200],
    [3, 300],
    [16, 700],
    [28, 1000],
    [29, null],
  ])('at %i hours there were %s', (age, views) => expect(viewsAt(shots, age)).toBe(views));

  it('a hole of more than eight days is a gap', () => {
    expect(
      viewsAt(
        [
          { age: 4, views: 400 },
          { age: 200, views: 900 },
        ],
        100,
      ),
    ).toBeNull();
    expect(
      viewsAt(
        [
          { age: 4, views: 400 },
          { age: 196, views: 784 },
        ],
        100,
      ),
    ).toBe(592);
  });
});

describe('the usual way of works', () => {
  const of = (views: number) => [{ age: 24, views }];
  it('is the middle one, of those that are known', () => {
    expect(medianAt([of(10), of(1000), of(30), []], 24)).toBe(30);
    expect(medianAt([of(10), of(20), of(30), of(40)], 24)).toBe(25);
  });
  it('needs three works', () => expect(medianAt([of(10), of(20), []], 24)).toBeNull());
});
