/** Where the server put a file. */
export interface StoredFile {
  fileId: string;
  url: string;
}

/** Sends one file; the host hands it in, so this package knows no HTTP client. `onProgress` takes a share from 0 to 1. */
export type UploadFile = (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => Promise<StoredFile>;

/** The states of an upload; a successful one leaves the queue. */
export interface PendingUpload {
  uid: string;
  file: File;
  status: 'waiting' | 'uploading' | 'paused' | 'exception';
  /** 0 to 1. */
  progress: number;
  /** Address under which a picture can be shown before it is stored; void once it left the queue. */
  previewUrl?: string;
  /** What the server said. */
  error?: string;
}

/** Files on their way: three at once, the others wait. It belongs to no component, so a hidden tab goes on uploading. */
export interface UploadQueue {
  /** Sets what sends a file and what is told of a stored one, once per file, in the order in which they finish. */
  connect(port: UploadPort): void;
  add(files: readonly File[]): void;
  cancel(uid: string): void;
  retry(uid: string): void;
  /** Stops sending and keeps the file; what was sent counts, where the upload can go on. */
  pause(uid: string): void;
  resume(uid: string): void;
  subscribe(listener: () => void): () => void;
  getPending(): readonly PendingUpload[];
}

/** What a queue needs from outside. */
export interface UploadPort {
  upload: UploadFile;
  onStored: (stored: StoredFile & { file: File }) => void;
}

const atOnce = 3;

/** Makes a queue that sends through the port last connected. */
export function createUploadQueue(first: UploadPort): UploadQueue {
  let port = first;
  let pending: readonly PendingUpload[] = [];
  const listeners = new Set<() => void>();
  const running = new Map<string, AbortController>();
  let made = 0;

  const set = (next: readonly PendingUpload[]) => {
    pending = next;
    for (const listener of listeners) listener();
  };
  const change = (uid: string, part: Partial<PendingUpload>) =>
    set(pending.map((item) => (item.uid === uid ? { ...item, ...part } : item)));
  const drop = (uid: string) => {
    const gone = pending.find((item) => item.uid === uid);
    if (gone?.previewUrl) URL.revokeObjectURL(gone.previewUrl);
    set(pending.filter((item) => item !== gone));
  };

  const send = async ({ uid, file }: PendingUpload) => {
    const controller = new AbortController();
    running.set(uid, controller);
    change(uid, { status: 'uploading' });
    const isCurrent = () => running.get(uid) === controller;
    try {
      const stored = await port.upload(file, {
        signal: controller.signal,
        onProgress: (share) => isCurrent() && change(uid, { progress: clamp(share) }),
      });
      if (!isCurrent()) return;
      drop(uid);
      port.onStored({ ...stored, file });
    } catch (error) {
      if (isCurrent()) change(uid, { status: 'exception', ...(error instanceof Error && error.message && { error: error.message }) });
    } finally {
      if (isCurrent()) running.delete(uid);
      start();
    }
  };

  const start = () => {
    const free = atOnce - running.size;
    for (const item of pending.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free))) void send(item);
  };

  const enter = (file: File): PendingUpload => {
    made += 1;
    const preview = file.type.startsWith('image/') && { previewUrl: URL.createObjectURL(file) };
    return { uid: `upload-${made}`, file, status: 'waiting', progress: 0, ...preview };
  };

  return {
    connect(next) {
      port = next;
    },
    add(files) {
      set([...pending, ...files.map(enter)]);
      start();
    },
    cancel(uid) {
      const controller = running.get(uid);
      running.delete(uid);
      drop(uid);
      controller?.abort();
      start();
    },
    retry(uid) {
      const failed = pending.find((item) => item.uid === uid && item.status === 'exception');
      if (!failed) return;
      const { error: _, ...again } = { ...failed, status: 'waiting' as const, progress: 0 };
      set(pending.map((item) => (item === failed ? again : item)));
      start();
    },
    pause(uid) {
      const item = pending.find((one) => one.uid === uid);
      if (item?.status !== 'uploading' && item?.status !== 'waiting') return;
      const controller = running.get(uid);
      running.delete(uid);
      change(uid, { status: 'paused' });
      controller?.abort();
      start();
    },
    resume(uid) {
      if (!pending.some((item) => item.uid === uid && item.status === 'paused')) return;
      change(uid, { status: 'waiting' });
      start();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPending: () => pending,
  };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
