import { createContext } from 'react';

/** Counts the height of the text on a page while its components render, to tell in advance whether it will overflow. */
export class PageBudget {
  #left: number;

  constructor(height: number) {
    this.#left = height;
  }

  spend(height: number) {
    this.#left -= height;
  }

  get isSpent() {
    return this.#left <= 0;
  }
}

/** The budget of the page around a block. */
export const PageBudgetContext = createContext(new PageBudget(0));
