import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createUploadQueue, type PendingUpload, type UploadPort, type UploadQueue } from './uploadQueue';

/** A queue for as long as the component lives, always with the newest functions. */
export function useUploadQueue(port: UploadPort): [readonly PendingUpload[], UploadQueue] {
  const [queue] = useState(() => createUploadQueue(port));
  useLayoutEffect(() => queue.connect(port));
  return [useSyncExternalStore(queue.subscribe, queue.getPending), queue];
}
