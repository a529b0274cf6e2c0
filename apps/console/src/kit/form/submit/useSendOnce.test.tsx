import { ApiError } from '@backlot/api-client';
import { errors } from '@backlot/contract';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSendOnce } from './useSendOnce';

const lost = () => new ApiError({ policy: 'toast', message: 'No answer.' });
const refused = () => new ApiError({ policy: 'field', code: errors.invalidInput.code, status: 200, message: 'Taken.' });

/** The request ids that drafts went out under; each fails as told. */
async function idsOf(...tries: readonly [draft: object, failure?: Error][]) {
  const { result } = await renderHook(() => useSendOnce());
  const ids: string[] = [];
  for (const [draft, failure] of tries) {
    const sent = result.current.sendAs(draft, async ({ requestId }) => {
      ids.push(requestId);
      if (failure) throw failure;
    });
    await sent.catch(() => undefined);
  }
  return ids;
}

test('an unchanged draft whose answer was lost goes out under the same name', async () => {
  const [first, second, third] = await idsOf([{ code: 'a' }, lost()], [{ code: 'a' }, lost()], [{ code: 'a' }]);
  expect([second, third]).toEqual([first, first]);
});

test.each([
  ['a changed draft', [{ code: 'a' }, lost()], [{ code: 'b' }]],
  ['what was refused', [{ code: 'a' }, refused()], [{ code: 'a' }]],
  ['what was done', [{ code: 'a' }], [{ code: 'a' }]],
] as const)('%s goes out under another name', async (_, one, other) => {
  const [first, second] = await idsOf([...one], [...other]);
  expect(second).not.toBe(first);
});

test('a second start while one runs does nothing; after it, the next one runs', async () => {
  const { result } = await renderHook(() => useSendOnce());
  let runs = 0;
  const work = async () => {
    runs += 1;
    await Promise.resolve();
  };
  await Promise.all([result.current.once(work), result.current.once(work)]);
  expect(runs).toBe(1);
  await result.current.once(work);
  expect(runs).toBe(2);
});
