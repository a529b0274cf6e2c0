import { fileApi } from '@backlot/contract';

const ours = new RegExp(`${fileApi.preview.path}\\?id=([1-9]\\d{0,18})$`);

/** The id of a file of this server by its stored address; undefined for any other address. */
export const fileIdOf = (url: string): string | undefined => ours.exec(url)?.[1];
