import type { z } from 'zod';
import type { Db } from '../db/database';
import type { Action } from './Action';

/** What a task is about: the row that people see. Only the row says what is still to be done. */
export interface TaskData {
  id: string;
}

/** One go at a task. */
export interface Running {
  /** The first is 1: a later one goes on after a worker that died or could not. */
  attempt: number;
  /** Aborted when the task is cancelled here or this server stops. */
  signal: AbortSignal;
  /** Tells how far it is, from 0 to 100; false when nobody wants it any more. Throws when this server stops: another goes on. */
  progress: (percent: number) => Promise<boolean>;
}

/** Where a kind of task is handed over, and what people call it. */
export interface Lane<Data extends TaskData = TaskData> extends Action {
  data: z.ZodType<Data>;
}

/** Long work behind the calls: carried out by whichever server is free, one of a kind at a time in each. */
export interface Task<Data extends TaskData = TaskData> extends Lane<Data> {
  /** Carries it out. What it throws is tried again, so what a person should know is told on the row instead. */
  run(data: Data, running: Running): Promise<void>;
  /** Notes on the row how far it is; false when nobody wants it any more. */
  keepProgress(data: Data, percent: number): Promise<boolean>;
  /** Tells on the row, in the language of its owner, that every try ended its worker. */
  giveUp(data: Data): Promise<void>;
  /** Rows that wait or run and have said nothing for a while. */
  silent(db: Db): Promise<Data[]>;
  /** Makes such a row wait anew; false when it moved meanwhile. */
  putBack(tx: Db, data: Data): Promise<boolean>;
}

export const defineTask = <Data extends TaskData>(task: Task<Data>): Task<Data> => task;
