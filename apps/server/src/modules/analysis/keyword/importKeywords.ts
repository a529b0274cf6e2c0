import { keywordWords } from '@backlot/contract/words/analysis/keyword';
import { keywordApi } from '@backlot/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database';
import { refuseField } from '../../../http/answers/refuseField';
import { validate } from '../../../http/requests/validate';
import { keywordLibraries, keywords } from '../../../tables/analysis/keyword';
import { lockArea, note, updateRow } from '../../base/crud';
import type { ImportSource } from '../../base/imports';
import { wordKeyOf } from '../../collection/comments';
import { refuseWord } from './refuseWord';

/** Keywords from a file, into libraries that are there. */
export const keywordImport: ImportSource = {
  area: 'keyword',
  permission: 'keyword.import',
  fields: [
    { key: 'word', header: keywordWords.word, required: true, example: 'fake' },
    { key: 'libraryId', header: keywordWords.libraryId, required: true, example: 'Brand watch' },
    { key: 'lang', header: keywordWords.lang, example: 'en' },
    { key: 'weight', header: keywordWords.sentimentWeight, example: '' },
  ],
  ignored: [keywordWords.purpose, keywordWords.hitCount, keywordWords.lastHitTime],
  open: async (_db, actor) => ({
    keyOf: ({ word = '', libraryId = '' }) => `${wordKeyOf(libraryId)}\n${wordKeyOf(word)}`,
    carry: async (tx, { word, libraryId: name = '', lang, weight }) => {
      await lockArea(tx, 'keyword');
      const libraryId = await libraryNamed(tx, name);
      const draft = validate(
        keywordApi.add.input,
        { word, libraryId, ...(lang ? { lang } : {}), ...(weight ? { weight: Math.round(Number(weight.replace(',', '.')) * 100) } : {}) },
        actor.language,
      );
      const [before] = await tx
        .select()
        .from(keywords)
        .where(and(eq(keywords.libraryId, libraryId), eq(keywords.wordKey, wordKeyOf(draft.word)), ne(keywords.status, 2)));
      const set = {
        lang: lang === undefined ? (before?.lang ?? null) : (draft.lang ?? null),
        weight: weight === undefined ? (before?.weight ?? null) : (draft.weight ?? null),
      };
      if (before && before.lang === set.lang && before.weight === set.weight) return 'same';
      await refuseWord(tx, { ...draft, weight: set.weight ?? undefined }, before?.id);
      if (before) {
        await updateRow(tx, { table: keywords, id: before.id, set, userId: actor.caller.userId });
        const detail = { lang: [before.lang, set.lang], weight: [before.weight, set.weight] };
        await note(tx, { actor, action: 'keyword.edit', object: `keyword:${before.id}`, detail });
        return 'change';
      }
      const [row] = await tx
        .insert(keywords)
        .values({ libraryId, word: draft.word, wordKey: wordKeyOf(draft.word), ...set, createUser: actor.caller.userId })
        .returning({ id: keywords.id });
      await note(tx, { actor, action: 'keyword.add', object: `keyword:${row?.id}`, detail: { word: draft.word, libraryId } });
      return 'add';
    },
  }),
};

async function libraryNamed(tx: Db, name: string): Promise<string> {
  const [library] = await tx
    .select({ id: keywordLibraries.id })
    .from(keywordLibraries)
    .where(and(eq(sql`lower(${keywordLibraries.libraryName})`, name.trim().toLowerCase()), ne(keywordLibraries.status, 2)));
  if (!library)
    throw refuseField('libraryId', {
      en: 'There is no such library. Add it first.',
      'zh-CN': '没有这个词库，请先新建。',
      vn: 'Không có bộ từ khóa này. Hãy thêm trước.',
    });
  return library.id;
}
