/** What a browser can show of a file. */
export type FileKind = 'image' | 'video' | 'audio' | 'other';

const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['image', /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i],
  ['video', /\.(?:mp4|m4v|webm|mov|ogv)$/i],
  ['audio', /\.(?:mp3|m4a|wav|ogg|flac)$/i],
];

/** The kind of a file by its name. */
export const fileKindOf = (name: string): FileKind => kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
