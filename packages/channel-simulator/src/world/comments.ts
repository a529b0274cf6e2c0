import { chance, markOf, pick } from './chance';
import { hoursOfComment, type Work } from './works';

export interface Comment {
  id: string;
  text: string;
  authorId: string;
  authorName: string;
  likes: number;
  writtenAt: Date;
  /** Answers to it, oldest first. */
  replies: Omit<Comment, 'replies'>[];
}

const texts = [
  'Where can I buy this?',
  'Maganda siya, bibili ako ulit.',
  'Giao hàng chậm quá, chờ 2 tuần rồi.',
  'ของดีจริง ใช้แล้วผิวดีขึ้น',
  'Harganya berapa kak?',
  'Not worth the price, sorry.',
  'Love your videos ❤️',
] as const;
const hour = 3_600_000;

/** Comments on a video by a moment, newest first. */
export function commentsOn({ id, postedAt, finalViews }: Work, now: Date): Comment[] {
  const comments: Comment[] = [];
  for (let place = 0; ; place += 1) {
    const writtenAt = new Date(postedAt.getTime() + Math.round(hoursOfComment(id, finalViews, place) * hour));
    if (!(writtenAt <= now)) break;
    const one = written(`Ug${id}.${place}`, writtenAt);
    const answeredAt = new Date(writtenAt.getTime() + hour);
    const isAnswered = chance(one.id, 'answered') < 0.2 && answeredAt <= now;
    comments.push({ ...one, replies: isAnswered ? [written(`${one.id}.r0`, answeredAt)] : [] });
  }
  return comments.reverse();
}

const written = (id: string, writtenAt: Date): Omit<Comment, 'replies'> => {
  const author = Math.floor(chance(id, 'author') * 5000);
  return {
    id,
    text: pick(texts, id),
    authorId: `UC${markOf(`viewer ${author}`, 22)}`,
    authorName: `viewer${author}`,
    likes: Math.floor(chance(id, 'likes') ** 4 * 50),
    writtenAt,
  };
};
