import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { sanitizeHtml } from '../sanitizeHtml';
import { textOf } from '../textOf';

/** What the text may hold; links open only web and mail addresses. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({ heading: { levels: [1, 2, 3] }, link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] } }),
  Image.configure({ inline: true, allowBase64: true }),
];

const schema = getSchema(richTextExtensions);

/** Stored HTML as content of the editor: cleaned, and parsed without writing markup anywhere. */
export const readContent = (value: unknown): JSONContent => DOMParser.fromSchema(schema).parse(sanitizeHtml(textOf(value))).toJSON() as JSONContent;
