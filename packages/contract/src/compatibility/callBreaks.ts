import type { Agreement, Call } from './agreement';
import type { Break } from './break';
import { misfits } from './misfits';

/** What a client of the calls released would stumble over in those of today. */
export const callBreaks = (released: Agreement['calls'], today: Agreement['calls']): Break[] =>
  Object.entries(released).flatMap(([call, before]) => {
    const now = today[call];
    if (now) return [...termBreaks(before, now), ...shapeBreaks(call, before, now)].map((one) => ({ ...one, call }));
    const moved = Object.keys(today).find((other) => today[other]!.name === before.name);
    const what = moved ? `is ${moved} now` : 'is gone';
    return [{ call, where: '', what, instead: moved ? 'Serve both addresses' : 'Serve it still, if only with an answer that says so' }];
  });

type Found = Omit<Break, 'call'>;

function shapeBreaks(call: string, before: Call, now: Call): Found[] {
  const where = call.startsWith('GET ') || before.body === 'multipart' ? 'query' : 'body';
  const input = misfits(before.input, now.input, { side: 'input', where });
  return before.output && now.output ? [...input, ...misfits(now.output, before.output, { side: 'output', where: 'answer' })] : input;
}

/** Everything about a call but its shapes. */
function termBreaks(before: Call, now: Call): Found[] {
  const terms: Array<[isBroken: boolean, what: string, instead: string]> = [
    [
      !isOpenTo(before.access, now.access),
      `is for ${now.access} now, where it was for ${before.access}`,
      'Let in whoever was, and judge the rest where it is carried out',
    ],
    [before.answer !== now.answer, `answers ${now.answer ?? 'an envelope'} now, not ${before.answer ?? 'an envelope'}`, anotherCall],
    [before.body !== now.body, `takes ${now.body ?? 'json'} now, not ${before.body ?? 'json'}`, anotherCall],
    [before.isUpload === true && !now.isUpload, 'has no answer for upload controls any more', 'Answer them still'],
    [before.isPlayed === true && !now.isPlayed, 'lets no player in by its cookie any more', 'Let it in still'],
    [before.isReading === true && !now.isReading, 'is refused to a read-only view now', 'Write by a call of its own'],
    [
      (now.bodyLimit ?? 0) < (before.bodyLimit ?? 0),
      `takes bodies of ${now.bodyLimit ?? 'the usual'} bytes at most now`,
      `Take ${before.bodyLimit}`,
    ],
  ];
  return terms.filter(([isBroken]) => isBroken).map(([, what, instead]) => ({ where: '', what, instead }));
}

const anotherCall = 'Make it another call';

/** Anyone comes before anyone signed in, and they before the holders of a permission. */
const isOpenTo = (before: string, now: string): boolean => now === before || now === 'public' || (now === 'session' && before !== 'public');
