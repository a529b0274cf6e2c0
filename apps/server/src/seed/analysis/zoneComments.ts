import type { ChannelComment } from '../../modules/collection/connectors';
import { between } from '../demo/distributions';
import { pick } from '../demo/random';
import { gameLines, troubledGame } from './zoneWords';
import type { GameWork } from './zoneWorks';

interface Under {
  work: GameWork;
  now: Date;
  /** The day on which people complain of the game whose patch went wrong. */
  yesterday: string;
}

const usual = { least: 3, most: 7 };
const wave = 6;

/** What viewers wrote under a work about a game: mostly praise, and on the last day complaints under one game. */
export function zoneComments(random: () => number, { work, now, yesterday }: Under) {
  const age = now.getTime() - work.postTime.getTime();
  const said = Array.from({ length: between(random, usual.least, usual.most) }, (_, place) => {
    const kind = random();
    const lines = kind < 0.6 ? gameLines.good : kind < 0.88 ? gameLines.plain : gameLines.bad;
    const commentTime = new Date(work.postTime.getTime() + age * Math.min(0.99, random() ** 2));
    return { place, content: pick(random, lines), commentTime };
  });
  const noon = new Date(`${yesterday}T04:00:00Z`);
  const isTroubled = work.game === troubledGame && work.postTime < noon;
  const angry = Array.from({ length: isTroubled ? wave : 0 }, (_, place) => ({
    place: 100 + place,
    content: pick(random, place < wave - 1 ? gameLines.bad : gameLines.plain),
    commentTime: new Date(noon.getTime() + between(random, 0, 6 * 3600) * 1000),
  }));
  return [...said, ...angry].map(({ place, content, commentTime }) => ({
    ...drafted(random, { content, commentTime, id: `g${work.platformWorkId}.${place}` }),
    work: { id: work.id, upId: work.upId },
  }));
}

function drafted(random: () => number, { id, content, commentTime }: { id: string; content: string; commentTime: Date }): ChannelComment {
  const fan = between(random, 1, 600);
  return {
    platformCommentId: id,
    authorName: `player${fan}`,
    authorPlatformId: `p${String(fan).padStart(5, '0')}`,
    content,
    likes: Math.floor(random() ** 3 * 900),
    replies: 0,
    commentTime,
  };
}
