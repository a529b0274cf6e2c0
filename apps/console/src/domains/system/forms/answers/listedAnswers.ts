import type { formApi, InputOf } from '@backlot/contract';

type AnswerQuery = Pick<InputOf<typeof formApi.exportAnswers>, 'columns' | 'sortField' | 'sortOrder'>;

/** What the list of answers shows, told by the list and asked by the export above it. */
export interface ListedAnswers {
  /** Empty while the list is not on screen. */
  query: () => AnswerQuery;
  /** Answers what takes it back. */
  tell: (ask: () => AnswerQuery) => () => void;
}

export function createListedAnswers(): ListedAnswers {
  let told: (() => AnswerQuery) | undefined;
  return {
    query: () => told?.() ?? {},
    tell: (ask) => {
      told = ask;
      return () => {
        told = undefined;
      };
    },
  };
}
