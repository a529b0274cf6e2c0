import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import type { RenderHost } from '../renderHost';
import { sanitizeHtml } from '../sanitizeHtml';
import { textOf } from '../textOf';
import { isSafeUrl } from '../upload/isSafeUrl';

type ShowFile = RenderHost['showFile'];

/** What the text may hold; links open only web and mail addresses, pictures are drawn as the host shows its files. */
export const richTextExtensions = (showFile?: () => ShowFile): Extensions => [
  ...textExtensions,
  Image.extend({
    addNodeView:
      () =>
      ({ node }) => ({ dom: pictureOf(node.attrs, showFile?.()) }),
  }).configure({ inline: true, allowBase64: true }),
];

/** The same without pictures: pasted ones leave nothing. */
export const textExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] } }),
];

function pictureOf({ src, alt, title }: Readonly<Record<string, unknown>>, showFile: ShowFile): HTMLImageElement {
  const picture = document.createElement('img');
  picture.alt = typeof alt === 'string' ? alt : '';
  if (typeof title === 'string') picture.title = title;
  if (!isSafeUrl(src)) return picture;
  const put = (url: string) => {
    if (isSafeUrl(url)) picture.src = url;
  };
  if (showFile && !/^(?:data|blob):/.test(src)) showFile(src).then(put, () => undefined);
  else put(src);
  return picture;
}

/** Reads stored HTML as content of an editor with these extensions: cleaned, and parsed without writing markup anywhere. */
export function contentReader(extensions: Extensions): (value: unknown) => JSONContent {
  const parser = DOMParser.fromSchema(getSchema(extensions));
  return (value) => parser.parse(sanitizeHtml(textOf(value))).toJSON() as JSONContent;
}
