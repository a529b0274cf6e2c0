import { describe, expect, it } from 'vitest';
import { anyProfileAt, isOfChannel, profileAt, workAt } from './channelLinks';

describe('addresses of channels', () => {
  it('name a creator, however they were copied', () => {
    for (const link of [
      'https://www.tiktok.com/@bea.reyes',
      'http://m.tiktok.com/@bea.reyes?lang=en',
      'tiktok.com/@bea.reyes/video/7312345678901234567',
    ]) {
      expect(profileAt(10, link)).toEqual({ key: 'bea.reyes', link: 'https://www.tiktok.com/@bea.reyes' });
    }
    expect(profileAt(20, 'https://www.youtube.com/@linh.review/videos')?.key).toBe('linh.review');
    expect(anyProfileAt('https://instagram.com/xinyi.sg/')).toEqual({
      webId: 21,
      key: 'xinyi.sg',
      link: 'https://www.instagram.com/xinyi.sg',
    });
    expect(anyProfileAt('bea.reyes')).toBeUndefined();
  });

  it('name a work by one address', () => {
    expect(workAt(10, 'https://www.tiktok.com/@bea.reyes/video/7312345678901234567?is_from_webapp=1')).toEqual({
      key: '7312345678901234567',
      link: 'https://www.tiktok.com/@bea.reyes/video/7312345678901234567',
    });
    for (const link of [
      'https://youtu.be/dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
    ])
      expect(workAt(20, link)?.key).toBe('dQw4w9WgXcQ');
    expect(workAt(21, 'https://www.instagram.com/reel/Cxyz_12-3/')?.key).toBe('Cxyz_12-3');
    expect(workAt(10, 'https://www.tiktok.com/@bea.reyes')).toBeUndefined();
  });

  it('belong to the hosts of their channel, not to hosts that look like them', () => {
    expect(isOfChannel(10, 'https://vm.tiktok.com/x')).toBe(true);
    for (const link of [
      'https://tiktok.com.evil.test/@a',
      'https://eviltiktok.com/@a',
      'https://www.youtube.com/@a',
      'javascript:alert(1)',
      '',
    ])
      expect([link, isOfChannel(10, link)]).toEqual([link, false]);
  });
});
