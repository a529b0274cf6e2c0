import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuseField } from '../../../http/answers/refuseField';
import { dictTypes, dictValues } from '../../../tables/base/dictionary';

interface Choice {
  dictionary: string;
  /** Field of the form, for the answer. */
  field: string;
  codes: readonly string[];
}

/** Refuses with 1012001 a code that a dictionary does not have, or has no more. */
export async function refuseUnknown(db: Db, { dictionary, field, codes }: Choice): Promise<void> {
  const wanted = [...new Set(codes)];
  if (wanted.length === 0) return;
  const known = await db
    .select({ code: dictValues.code })
    .from(dictValues)
    .innerJoin(dictTypes, eq(dictTypes.id, dictValues.typeId))
    .where(and(eq(dictTypes.code, dictionary), inArray(dictValues.code, wanted), eq(dictValues.status, 0)));
  const unknown = wanted.filter((code) => !known.some((value) => value.code === code));
  const named = unknown.join(', ').slice(0, 200);
  if (named)
    throw refuseField(field, {
      en: `“${named}” is none of the choices; choose again.`,
      'zh-CN': `可选项中没有“${named}”，请重新选择。`,
      vn: `“${named}” không có trong các lựa chọn; hãy chọn lại.`,
    });
}
