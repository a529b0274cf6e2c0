/** What a browser reads of a video before it is sent; empty where it cannot play it. */
interface ReadVideo {
  /** Whole seconds. */
  duration?: number;
  thumbnail?: File;
}

/** So long a browser may take. */
const patienceMs = 8000;
/** The longer side of the picture. */
const mostPixels = 480;

/** Length of a video and a picture out of its beginning. */
export async function videoOf(file: File): Promise<ReadVideo> {
  const url = URL.createObjectURL(file);
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto', src: url });
  try {
    await happened(video, 'loadedmetadata');
    const duration = Number.isFinite(video.duration) ? Math.round(video.duration) : undefined;
    const read = duration === undefined ? {} : { duration };
    if (video.videoWidth === 0) return read;
    video.currentTime = Math.min(1, video.duration / 2 || 0);
    await happened(video, 'seeked');
    const thumbnail = await pictureOf(video);
    return { ...read, ...(thumbnail && { thumbnail: new File([thumbnail], 'thumbnail.jpg', { type: 'image/jpeg' }) }) };
  } catch {
    // Avi and wmv, and what only says that it is a video.
    return {};
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

const happened = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(event)), patienceMs);
    video.addEventListener(event, () => (clearTimeout(timer), resolve()), { once: true });
    video.addEventListener('error', () => (clearTimeout(timer), reject(new Error('error'))), { once: true });
  });

function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, mostPixels / Math.max(video.videoWidth, video.videoHeight));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(video.videoWidth * scale),
    height: Math.round(video.videoHeight * scale),
  });
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
}
