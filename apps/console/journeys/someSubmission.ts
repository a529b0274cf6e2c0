import type { Browser } from '@playwright/test';
import { type Person, person } from './mainJob.people';

export interface FoundOrder {
  id: string;
  workOrderNo: string;
  shop: { id: string };
  goods: { id: string };
}

export interface FoundSubmission {
  up: { id: string; name: string };
  upNumber: string;
  can: string[];
}

/** A BD, one of their orders, and a creator of it whose name no other creator of it has. */
export interface Found extends FoundSubmission {
  bd: Person;
  order: FoundOrder;
}

interface Wanted {
  baseURL: string;
  /** What the BD may do with the submission. */
  can: readonly string[];
  /** What else must hold; asked once for each BD. */
  fits?: (bd: Person) => Promise<(order: FoundOrder, submission: FoundSubmission) => boolean>;
}

/** A submission of the demo that something may be done with. */
export async function someSubmission(browser: Browser, { baseURL, can, fits = async () => () => true }: Wanted): Promise<Found> {
  for (const account of ['bd.ph.1', 'bd.ph.2', 'bd.vn.1', 'bd.vn.2']) {
    const bd = await person(browser, { account, baseURL });
    const { rows } = await bd.read<{ rows: FoundOrder[] }>('/main/workOrder/bd', { pageSize: '50', workOrderStatus: '2' });
    const doesFit = await fits(bd);
    for (const order of rows) {
      const submissions = await bd.read<FoundSubmission[]>('/main/workOrderUp/ofOrder', { workOrderId: order.id });
      const found = submissions.find(
        (one) =>
          can.every((action) => one.can.includes(action)) &&
          submissions.filter(({ up }) => up.name === one.up.name).length === 1 &&
          doesFit(order, one),
      );
      if (found) return { ...found, bd, order };
    }
    await bd.context.close();
  }
  throw new Error(`The demo has no submission for ${can.join(' and ')}.`);
}
