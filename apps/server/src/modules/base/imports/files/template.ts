import type { Language } from '../../../../db/Language';
import { byteOrderMark, csvLines, headersOf } from '../../download';
import type { ImportSource } from '../../../../http/parts/importSource';

/** A CSV file with the columns of a list, required ones marked with a star, and an example row. */
export const templateOf = ({ fields }: ImportSource, language: Language): Buffer =>
  Buffer.from(
    byteOrderMark +
      csvLines([
        headersOf(fields, language).map((header, index) => (fields[index]?.required ? `${header} *` : header)),
        fields.map(({ example }) => example),
      ]),
  );
