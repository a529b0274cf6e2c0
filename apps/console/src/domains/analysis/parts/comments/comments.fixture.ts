import { commentApi, type CommentRow, errors } from '@backlot/contract';
import { type Answer, answer, Refusal } from '../../../../kit/stage/answer';

const every = ['query', 'get', 'export', 'hide', 'delete', 'reply', 'markBlack'];

const one: CommentRow = {
  id: '1',
  version: 0,
  can: every,
  webId: 10,
  platformCommentId: 'c1',
  work: { id: '5', title: 'Which daily sunscreen survives', link: 'https://www.tiktok.com/@bea.reyes/video/1' },
  up: { id: '7', name: 'Bea Reyes' },
  parentId: null,
  authorName: 'Grace Tolentino',
  authorPlatformId: 'f1',
  content: 'Ate, peke po ba ito? Iba ang amoy kumpara sa binili ko noong Setyembre.',
  lang: 'fil',
  likeNum: 148,
  replyNum: 0,
  sentiment: -1,
  sentimentScore: -0.6,
  marks: ['question', 'complaint'],
  complaints: ['fake'],
  spam: [],
  keywords: [{ id: '3', name: 'peke' }],
  blackFan: null,
  commentStatus: 0,
  isHereOnly: false,
  replyStatus: 0,
  replyContent: null,
  replyUser: null,
  replyTime: null,
  commentTime: '2026-11-22 13:14:00',
  dataTime: '2026-11-22 22:00:00',
};

/** Every case of a comment: plain, by a blacklist fan, a question, answered, hidden here only. */
export const commentRows: readonly CommentRow[] = [
  one,
  {
    ...one,
    id: '2',
    authorName: 'lowkey.reseller',
    content: 'peke yan, sa shop namin kayo bumili, link sa bio',
    likeNum: 3,
    marks: ['complaint', 'blackFan'],
    blackFan: { id: '9', level: 2, hitCount: 6 },
    can: every.filter((act) => act !== 'markBlack'),
  },
  {
    ...one,
    id: '3',
    authorName: 'Jas Villamor',
    content: 'Legit check po, may nagsabi na peke yung batch 11.11',
    likeNum: 41,
    sentiment: 0,
    marks: ['question'],
    complaints: [],
    replyNum: 1,
  },
  {
    ...one,
    id: '4',
    authorName: 'Tin-Tin Salazar',
    content: 'Hindi peke! Hiyang sa skin ko, walang white cast.',
    likeNum: 88,
    sentiment: 1,
    marks: [],
    complaints: [],
    replyStatus: 1,
    replyContent: 'Salamat po! Ibabalita namin kay Bea.',
    replyUser: 'Nadiah Rahman',
    replyTime: '2026-11-22 01:10:00',
    can: every.filter((act) => act !== 'reply'),
  },
  {
    ...one,
    id: '5',
    authorName: 'user8841027',
    content: 'peke peke peke',
    likeNum: 0,
    marks: ['spam'],
    spam: ['repeated'],
    complaints: [],
    commentStatus: 1,
    isHereOnly: true,
    can: ['query', 'get', 'unhide', 'delete'],
  },
];

const hereOnly = (ids: string[]) => ({ ids, code: errors.hiddenHereOnly.code, message: errors.hiddenHereOnly.en });

/** A fresh fake server of comments. */
export function commentAnswers(shown: readonly CommentRow[] = commentRows): Answer[] {
  const kept = shown.map((row) => ({ ...row }));
  const find = (id: string) => {
    const row = kept.find((comment) => comment.id === id);
    if (!row) throw new Refusal(errors.notFound.code, errors.notFound.en);
    return row;
  };
  const fitting = ({ word, sentiment }: { word?: string | undefined; sentiment?: number[] | undefined }) =>
    kept.filter(
      (row) =>
        row.commentStatus !== 2 && (!word || row.content.includes(word)) && (!sentiment?.length || sentiment.includes(row.sentiment)),
    );
  const turn = (ids: string[], commentStatus: number) => {
    for (const id of ids)
      Object.assign(find(id), { commentStatus, isHereOnly: commentStatus > 0, can: commentStatus ? ['get', 'unhide', 'delete'] : every });
    return { ok: ids, failed: [], hereOnly: commentStatus > 0 ? hereOnly(ids) : null };
  };
  return [
    answer(commentApi.page, (query) => {
      const rows = fitting(query);
      return { pageNo: 1, pageSize: 10, totalPage: 1, totalRows: rows.length, rows };
    }),
    answer(commentApi.first, (query) => {
      const list = fitting(query);
      return { totalRows: list.length > 0 ? 96 : 0, list };
    }),
    answer(commentApi.detail, ({ id }) => find(id)),
    answer(commentApi.history, () => []),
    answer(commentApi.export, () => ({ id: '1' })),
    answer(commentApi.hide, ({ ids }) => turn(ids, 1)),
    answer(commentApi.unhide, ({ ids }) => turn(ids, 0)),
    answer(commentApi.delete, ({ ids }) => turn(ids, 2)),
    answer(commentApi.rehearse, ({ ids }) => {
      const refused = ids.filter((id) => find(id).commentStatus > 0);
      return {
        total: ids.length,
        willChange: ids.length - refused.length,
        unchanged: 0,
        unchangedIds: [],
        refused: refused.map((id) => ({
          id,
          name: find(id).content,
          code: errors.wrongState.code,
          message: 'The record is now “Hidden”.',
        })),
      };
    }),
    answer(commentApi.reply, ({ id, content }) => {
      Object.assign(find(id), {
        replyStatus: 1,
        replyContent: content,
        replyUser: 'Me',
        replyTime: '2026-11-23 02:00:00',
        can: ['get', 'hide'],
      });
      return null;
    }),
    answer(commentApi.markBlack, ({ ids, level }) => {
      for (const id of ids) Object.assign(find(id), { blackFan: { id: '9', level, hitCount: 0 } });
      return { ok: ids, failed: [] };
    }),
  ];
}
