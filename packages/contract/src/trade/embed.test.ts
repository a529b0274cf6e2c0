import { expect, test } from 'vitest';
import { playerOf, playerOrigins } from './embed';

test.each([
  ['https://www.tiktok.com/@bea.reyes/video/7301234567890123456?x=1', 'https://www.tiktok.com/player/v1/7301234567890123456?rel=0'],
  ['https://www.youtube.com/watch?a=b&v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'],
  ['https://drive.google.com/file/d/1AbC/view', 'https://drive.google.com/file/d/1AbC/preview'],
  ['https://www.instagram.com/reel/abc', undefined],
  ['http://www.tiktok.com/@a/video/1', undefined],
  ['https://evil.example/?https://youtu.be/dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)', undefined],
])('%s plays at %s', (link, address) => {
  const player = playerOf(link);
  expect(player?.address).toBe(address);
  if (player) expect(playerOrigins).toContain(new URL(player.address).origin);
});
