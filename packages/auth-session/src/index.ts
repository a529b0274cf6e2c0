export { clearBrowserData, clearTabData, keptKeys } from './clearBrowserData';
export { createSession, type Session, type SessionOptions } from './createSession';
export { guard, type GuardDecision, type GuardQuestion, loginPath, openPaths } from './guard';
export { localTokenStore } from './localTokenStore';
export { homePath, safeRedirect } from './safeRedirect';
export {
  type ExpiryReason,
  nextState,
  type SessionEvent,
  type SessionState,
  type SessionUser,
  type SignInOutcome,
  type SignOutReason,
} from './sessionMachine';
export { memoryTokenStore, type StoredToken, type TokenStore } from './tokenStore';
