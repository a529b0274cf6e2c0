import type { Locale } from '@backlot/i18n';

/** A file as upload controls keep it (uploaded file item). */
export interface UploadedFile {
  readonly type: 'file' | 'img';
  readonly name: string;
  readonly status: string;
  readonly uid: string;
  readonly url: string;
}

/** What an upload answers: code 0 is accepted (designer upload). */
export interface UploadAnswer {
  readonly code?: number;
  /** A rich text also reads this form: `success`, and where the picture is. */
  readonly status?: string;
  readonly url?: string;
  /** Why it was refused, in the language of the person; told behind the words of the control. */
  readonly message?: string;
  readonly data?: { readonly fileId?: string; readonly url?: string };
}

/** Sends one file; the host decides how. */
export type Upload = (input: {
  file: File;
  /** What the control keeps: pictures (uploadImg, rich text), or files of any kind. */
  type: UploadedFile['type'];
  action: string;
  fileName: string;
  headers: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
  onProgress(share: number): void;
}) => Promise<UploadAnswer>;

/** Answers an address that an image or a link can open: of a file that asks for a token, one of its bytes. */
export type ShowFile = (url: string) => Promise<string>;

/** Upload settings that go before those of every upload control (the original's `config` prop). */
export interface UploadConfig {
  readonly uploadFile?: string;
  readonly uploadFileName?: string;
  readonly uploadFileHeaders?: Readonly<Record<string, string>>;
  readonly uploadFileData?: Readonly<Record<string, unknown>>;
  readonly uploadImage?: string;
  readonly uploadImageName?: string;
  readonly uploadImageHeaders?: Readonly<Record<string, string>>;
  readonly uploadImageData?: Readonly<Record<string, unknown>>;
}

/** What the host application hands to the controls of a form. */
export interface RenderHost {
  readonly locale: Locale;
  /** Data and functions by `dynamicKey`. */
  readonly dynamicData: Readonly<Record<string, unknown>>;
  readonly upload?: Upload | undefined;
  readonly uploadConfig?: UploadConfig | undefined;
  /** Makes an address that can be drawn or downloaded of the stored one, where a browser may not open that by itself. */
  readonly showFile?: ShowFile | undefined;
  /** Nonce of the content security policy for what a control must put into a style element. */
  readonly nonce?: string | undefined;
}
