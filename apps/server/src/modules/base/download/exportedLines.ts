import { behindPeople } from '../../../db/line/places';
import type { Cell, TableSource } from '../../../http/parts/exportSource';
import type { Actor } from '../../../http/requests/actor';
import { batchesOf } from './pickedRows';
import type { Task } from './store';

/** How far an export is, in rows; answers false when it was cancelled meanwhile. */
type Progress = (done: number) => Promise<boolean>;

/** An export that its owner cancelled while it was written. */
export class Cancelled extends Error {}

/** The header of a list and its lines, a batch of rows at a time, so that no file is ever held in memory. */
export async function* exportedLines(
  source: TableSource,
  { task, actor, onProgress }: { task: Pick<Task, 'query' | 'language'>; actor: Actor; onProgress: Progress },
): AsyncGenerator<Cell[][]> {
  yield [await source.headers(task.language, task.query, actor)];
  let done = 0;
  for await (const ids of batchesOf(source, task.query, actor)) {
    const lines = await behindPeople(() => source.lines(ids, actor, task.query));
    yield lines;
    done += lines.length;
    if (!(await onProgress(done))) throw new Cancelled();
  }
}
