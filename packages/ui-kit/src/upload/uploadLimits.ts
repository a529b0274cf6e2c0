/** What may be uploaded, how large and how many. */
export interface UploadLimits {
  /** Without the dot, lower case: `['png', 'jpg', 'jpeg']`. Everything when left out. */
  extensions?: readonly string[];
  /** Per file. */
  maxBytes?: number;
  maxCount?: number;
}

const megabyte = 1024 * 1024;

/** Images: png, jpg or jpeg, at most 5 MB; lists hold at most 5 (spec section 5). */
export const imageLimits = { extensions: ['png', 'jpg', 'jpeg'], maxBytes: 5 * megabyte, maxCount: 5 } as const satisfies UploadLimits;

/** Script videos: mp4, avi or wmv, at most 500 MB, at most 3 (spec section 5). */
export const videoLimits = { extensions: ['mp4', 'avi', 'wmv'], maxBytes: 500 * megabyte, maxCount: 3 } as const satisfies UploadLimits;

/** Why a file was not taken. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

/** What the limits say about picked files: the ones to take, the ones refused, and whether extra ones were cut. */
export function sortFiles({ files, limits, held }: { files: readonly File[]; limits: UploadLimits; held: number }) {
  const refused: { file: File; problem: FileProblem }[] = [];
  const fitting: File[] = [];
  for (const file of files) {
    const problem = problemOf(file, limits);
    if (problem) refused.push({ file, problem });
    else fitting.push(file);
  }
  const room = Math.max(0, (limits.maxCount ?? Infinity) - held);
  return { taken: fitting.slice(0, room), refused, isCut: fitting.length > room };
}

function problemOf(file: File, { extensions, maxBytes }: UploadLimits): FileProblem | undefined {
  if (extensions && !extensions.includes(extensionOf(file.name))) return 'wrongType';
  if (file.size === 0) return 'empty';
  return maxBytes !== undefined && file.size > maxBytes ? 'tooLarge' : undefined;
}

const extensionOf = (name: string) => (name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '');
