import type { Services } from '../services';
import type { Undoer } from './base/activity';
import { noticeUndoer } from './system/sysNotice';
import { userUndoers } from './system/sysUser';

/** Finds what takes back a kind of bulk action. */
export function allUndoers(services: Services): (kind: string) => Undoer | undefined {
  const undoers = [...userUndoers(services), noticeUndoer(services)];
  return (kind) => undoers.find((undoer) => undoer.kind === kind);
}
