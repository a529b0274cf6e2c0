import { strToU8, zipSync } from 'fflate';
import { workbook } from './workbook';

const openXml = 'application/vnd.openxmlformats-officedocument';
const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;
const archive = (entries: Record<string, string>): Buffer =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(entries).map(([path, text]) => [path, strToU8(text)]))));

const word = (type: string, more: Record<string, string> = {}) =>
  archive({ '[Content_Types].xml': contentTypes('word/document.xml', type), 'word/document.xml': '<document/>', ...more });

/** The smallest files of each kind that programs take for what they are. */
export const documents = {
  pdf: Buffer.from(
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj trailer<</Root 1 0 R>>\n%%EOF',
  ),
  docx: word(`${openXml}.wordprocessingml.document.main+xml`),
  xlsx: workbook(
    [
      ['Name', 'Price'],
      ['Tea', 3],
    ],
    { entries: { '[Content_Types].xml': contentTypes('xl/workbook.xml', `${openXml}.spreadsheetml.sheet.main+xml`) } },
  ),
  pptx: archive({
    '[Content_Types].xml': contentTypes('ppt/presentation.xml', `${openXml}.presentationml.presentation.main+xml`),
    'ppt/presentation.xml': '<presentation/>',
  }),
  csv: Buffer.from('\uFEFF名称,Giá\r\nBMW,"<b>3</b>"\r\n'),
  txt: Buffer.from('MZ is how this line begins\n\tand 中文 follows\n'),
};

/** A Word file that carries macros, and one that hides them behind the type of a plain one. */
export const withMacros = {
  told: word('application/vnd.ms-word.document.macroEnabled.main+xml'),
  hidden: word(`${openXml}.wordprocessingml.document.main+xml`, { 'word/vbaProject.bin': 'macros' }),
};

export const plainArchive = archive({ 'a.txt': 'a' });
