import { expect, test } from 'vitest';
import { imageLimits, sortFiles, videoLimits } from './uploadLimits';

const file = (name: string, bytes = 10) => Object.defineProperty(new File(['x'], name), 'size', { value: bytes });

test('images: png, jpg and jpeg in any case, at most 5 MB', () => {
  const files = [
    file('a.PNG'),
    file('b.jpeg', 5 * 1024 * 1024),
    file('c.jpg', 5 * 1024 * 1024 + 1),
    file('d.gif'),
    file('png'),
    file('e.png.svg'),
    file('f.png', 0),
  ];
  const { taken, refused, isCut } = sortFiles({ files, limits: imageLimits, held: 0 });
  expect(taken.map(({ name }) => name)).toEqual(['a.PNG', 'b.jpeg']);
  expect(refused.map(({ problem }) => problem)).toEqual(['tooLarge', 'wrongType', 'wrongType', 'wrongType', 'empty']);
  expect(isCut).toBe(false);
});

test('at most 3 videos: what is held counts, the rest is cut', () => {
  const files = [file('a.mp4'), file('b.avi'), file('c.wmv')];
  expect(sortFiles({ files, limits: videoLimits, held: 1 })).toMatchObject({ taken: [files[0], files[1]], refused: [], isCut: true });
  expect(sortFiles({ files, limits: videoLimits, held: 7 })).toMatchObject({ taken: [], isCut: true });
});
