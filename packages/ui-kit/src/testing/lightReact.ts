/**
 * React in development notes for each element where it was made, names a task for it and draws tracks for a browser's profiler. No test
 * reads them, and they are a sixth of the work of a page. Warnings stay. Loaded before everything else, since React asks the console once.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

const { default: react } = await import('react');
const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
// As many places were noted in this second as React ever does.
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set() {} });

export {};
