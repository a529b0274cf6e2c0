import { expect, test } from 'vitest';
import { videoOf } from './videoOf';

/** A film of a second and a half that this browser makes and plays. */
async function film(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 960, height: 540 });
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.start();
  const begun = performance.now();
  while (performance.now() - begun < 1500) {
    if (context) {
      context.fillStyle = '#1890ff';
      context.fillRect(0, 0, 960, 540);
      context.fillStyle = '#ffffff';
      context.fillRect((performance.now() - begun) / 4, 200, 80, 80);
    }
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await ended;
  return new File(parts, 'unboxing.webm', { type: 'video/webm' });
}

test('a video that the browser plays gives a picture of its beginning, at most 480 px', { timeout: 30_000 }, async () => {
  const { thumbnail } = await videoOf(await film());
  expect([thumbnail?.name, thumbnail?.type]).toEqual(['thumbnail.jpg', 'image/jpeg']);
  const { width, height } = await createImageBitmap(thumbnail ?? new Blob());
  expect([width, height]).toEqual([480, 270]);
});

test('what it cannot play gives nothing, and holds nobody up', async () => {
  expect(await videoOf(new File(['RIFF0000AVI LIST'], 'old.avi', { type: 'video/x-msvideo' }))).toEqual({});
});
