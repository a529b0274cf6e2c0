import { AsyncLocalStorage } from 'node:async_hooks';

/** Table → its version, as text. */
export type Versions = Readonly<Record<string, string>>;

const current = new AsyncLocalStorage<Versions>();

/** Reads with the versions of all tables that were read as the request began: what was found at them holds for its answer. */
export const withVersions = <Result>(versions: Versions, run: () => Result): Result => current.run(versions, run);

export const requestVersions = (): Versions | undefined => current.getStore();
