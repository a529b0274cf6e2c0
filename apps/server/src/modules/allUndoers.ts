import type { Services } from '../services';
import type { Undoer } from './activity';
import { noticeUndoer } from './sysNotice';
import { userUndoers } from './sysUser';

/** Finds what takes back a kind of bulk action. */
export function allUndoers(services: Services): (kind: string) => Undoer | undefined {
  const undoers = [...userUndoers(services), noticeUndoer(services)];
  return (kind) => undoers.find((undoer) => undoer.kind === kind);
}
