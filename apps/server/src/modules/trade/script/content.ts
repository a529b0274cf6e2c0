import type { ParsedInputOf, scriptApi } from '@backlot/contract';
import type { Db } from '../../../db/database';
import { Refusal } from '../../../http/answers/refusal';
import { refuseField } from '../../../http/answers/refuseField';
import type { scripts } from '../../../tables/trade/script';
import { isOwnImage } from '../../base/file';
import { ownVideo } from '../../base/upload';
import { type Viewer, viewerId } from '../../base/sight';

type Wish = Pick<ParsedInputOf<typeof scriptApi.add>, 'fileId' | 'link' | 'duration' | 'thumbnail'>;
type Content = Pick<typeof scripts.$inferInsert, 'address' | 'fileName' | 'fileId' | 'mime' | 'fileSize' | 'duration' | 'thumbnail'>;

/** What a round holds: an own stored video, or a link, never both. Undefined where neither was sent. */
export async function contentOf(tx: Db, { fileId, link, duration, thumbnail }: Wish, viewer: Viewer): Promise<Content | undefined> {
  if (fileId !== undefined && link !== undefined) throw refuseField('link', oneOnly);
  if (link !== undefined)
    return { address: link, fileName: nameOfLink(link), fileId: null, mime: null, fileSize: null, duration: null, thumbnail: null };
  if (fileId === undefined) return undefined;
  const userId = viewerId(viewer);
  const { objectName, originName, mime, size } = await ownVideo(tx, fileId, userId);
  if (thumbnail !== undefined && !(await isOwnImage(tx, thumbnail, userId))) throw new Refusal('notFound');
  return {
    address: objectName,
    fileName: originName,
    fileId,
    mime,
    fileSize: size,
    duration: duration ?? null,
    thumbnail: thumbnail ?? null,
  };
}

/** The last part of a link's path as people read it, else its host. */
function nameOfLink(link: string): string {
  const { pathname, hostname } = new URL(link);
  const last = pathname.split('/').findLast(Boolean) ?? '';
  try {
    return (decodeURIComponent(last).replaceAll(/\p{Cc}/gu, '') || hostname).slice(0, 200);
  } catch {
    return last.slice(0, 200);
  }
}

const oneOnly = {
  en: 'Give either a video or a link, not both.',
  'zh-CN': '视频文件和链接只能选一种。',
  vn: 'Chỉ chọn video hoặc liên kết, không chọn cả hai.',
};

/** What is said where neither came. */
export const nothingSent = {
  en: 'Upload a video or enter a link.',
  'zh-CN': '请上传视频或填写链接。',
  vn: 'Hãy tải video lên hoặc nhập liên kết.',
};
