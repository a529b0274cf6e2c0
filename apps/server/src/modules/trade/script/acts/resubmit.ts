import type { ParsedInputOf, scriptApi } from '@backlot/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/database';
import { refuseField } from '../../../../http/answers/refuseField';
import { scriptRounds } from '../../../../tables/trade/script';
import { viewerId } from '../../../base/sight';
import { transition } from '../../../base/transition';
import type { Script } from '../../parts';
import { contentOf } from '../content';
import { tellReviewers } from '../notices';
import { beginScript, life } from '../store';
import type { By } from './add';

/** A rejected script comes back with another video or link, or with a note that says what is to be seen otherwise; at most 5 rounds: 1025031. */
export async function resubmitScript(tx: Db, wish: ParsedInputOf<typeof scriptApi.resubmit>, { viewer, services }: By): Promise<void> {
  const { script, submission, order } = await beginScript(tx, wish.id, 'resubmit', viewer);
  const content = await contentOf(tx, wish, viewer);
  if (!content && !wish.note) throw refuseField('note', unchanged);
  await tx.insert(scriptRounds).values(roundOf(script));
  const round = script.round + 1;
  const changed = { scriptName: wish.scriptName ?? script.scriptName, ...content };
  await transition(tx, {
    ...life,
    row: script,
    event: 'resubmit',
    set: {
      ...changed,
      note: wish.note || null,
      round,
      rejectReason: null,
      reviewUser: null,
      reviewTime: null,
      remindTime: null,
      submitUser: viewerId(viewer),
      uploadTime: sql`now()`,
    },
    actor: viewer,
    reason: wish.note,
    more: { round, ...(content && { fileName: content.fileName }) },
  });
  await tellReviewers(tx, services, { script: { ...script, ...changed, round }, submission, order, by: viewerId(viewer) });
}

/** The round that was rejected, as it stays. */
function roundOf({ id: scriptId, ...script }: Script): typeof scriptRounds.$inferInsert {
  const { round, address, fileName, fileId, mime, fileSize, duration, thumbnail, note, rejectReason } = script;
  const { submitUser, uploadTime, reviewUser, reviewTime } = script;
  return {
    scriptId,
    round,
    address,
    fileName,
    fileId,
    mime,
    fileSize,
    duration,
    thumbnail,
    note,
    rejectReason,
    submitUser,
    uploadTime,
    reviewUser,
    reviewTime,
  };
}

const unchanged = {
  en: 'Nothing is new: bring another video or link, or say in the note what changed.',
  'zh-CN': '内容未变，请在说明中写明修改了什么。',
  vn: 'Chưa có gì mới: hãy thay video hoặc liên kết, hoặc ghi chú nội dung đã sửa.',
};
