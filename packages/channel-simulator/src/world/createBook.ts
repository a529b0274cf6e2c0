import type { Account, Channel } from './account';
import { markOf } from './chance';

/** Finds accounts. */
export interface Book {
  byId(channel: Channel, id: string): Account | undefined;
  all(channel: Channel): Account[];
  byHandle(channel: Channel, handle: string): Account | undefined;
  /** By the letters that the ids of an account's videos begin with. */
  byMark(mark: string): Account | undefined;
}

export function createBook(accounts: readonly Account[]): Book {
  const known = new Map<string, Account>();
  for (const account of accounts) {
    known.set(`${account.channel} id ${account.id}`, account);
    known.set(`${account.channel} handle ${account.handle.toLowerCase()}`, account);
    known.set(`mark ${markOfAccount(account)}`, account);
  }
  return {
    byId: (channel, id) => known.get(`${channel} id ${id}`),
    all: (channel) => accounts.filter((account) => account.channel === channel),
    byHandle: (channel, handle) => known.get(`${channel} handle ${handle.replace(/^@/, '').toLowerCase()}`),
    byMark: (mark) => known.get(`mark ${mark}`),
  };
}

export const markOfAccount = ({ channel, id }: Account): string => markOf(`${channel} ${id}`, 8);
