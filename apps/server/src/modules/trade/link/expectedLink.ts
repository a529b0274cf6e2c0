import { errors, type Words } from '@backlot/contract';
import { isOfChannel, workExample } from '../../creators/channel';

/** Whether an address can be that of a preview: https, a host by its public name, nothing secret in it. Nothing is fetched. */
export function isShareable(link: string): boolean {
  if (!URL.canParse(link)) return false;
  const { protocol, hostname, username, password, port } = new URL(link);
  const isPublicName =
    /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(hostname) && !/\.(?:local|localhost|internal|lan|home)$/i.test(hostname);
  return protocol === 'https:' && isPublicName && username === '' && password === '' && port === '';
}

/** What a preview link is, with an example. */
export const previewExpected: Words = {
  en: 'A preview is an https address that opens for whoever has it (a drive, an unlisted video), like https://drive.google.com/file/d/1AbC/view.',
  'zh-CN': '预览链接须为可直接打开的 https 地址（网盘或不公开视频），例如 https://drive.google.com/file/d/1AbC/view。',
  vn: 'Link xem trước là địa chỉ https mở được ngay (ổ lưu trữ hoặc video không công khai), ví dụ https://drive.google.com/file/d/1AbC/view.',
};

/** What a publish link of a channel is, with an example of it; said of one that is none. */
export function videoExpected(webId: number, link: string): Words {
  const { en, 'zh-CN': zh, vn } = errors.linkOfOtherChannel;
  const found = workExample(webId);
  if (!found) return { en, 'zh-CN': zh, vn };
  const { host, example } = found;
  // Shared from a phone it is often a short address, which leads to the video without naming it.
  if (isOfChannel(webId, link))
    return {
      en: `This link names no video. Open it in a browser and enter the address shown there, like ${example}`,
      'zh-CN': `该链接未指明具体视频。请在浏览器中打开，再填写地址栏中的地址，例如 ${example}`,
      vn: `Liên kết này không chỉ rõ video. Hãy mở bằng trình duyệt rồi nhập địa chỉ hiện ở đó, ví dụ ${example}`,
    };
  return {
    en: `${en} Enter a video on ${host}, like ${example}`,
    'zh-CN': `${zh}请填写 ${host} 的视频链接，例如 ${example}`,
    vn: `${vn} Hãy nhập link video trên ${host}, ví dụ ${example}`,
  };
}
