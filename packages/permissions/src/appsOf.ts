/** The applications a person may open, and the one that is active. */
export interface Apps<App> {
  readonly apps: readonly App[];
  /** Undefined when no application carries the flag: none is guessed. */
  readonly active: App | undefined;
}

interface AppLike {
  readonly code: string;
  readonly active: boolean;
}

/** The applications of a person; the active one by its flag, never by its position (defect 20). */
export function appsOf<App extends AppLike>(user: { readonly apps: readonly App[] } | null | undefined): Apps<App> {
  const apps = user?.apps ?? [];
  return { apps, active: apps.find((app) => app.active) };
}

/** Whether an application is in the person's list. */
export const hasApp = (user: { readonly apps: readonly AppLike[] } | null | undefined, code: string): boolean =>
  (user?.apps ?? []).some((app) => app.code === code);

/** The whole list with one application active and its menus renewed; a foreign code changes nothing. */
export function activateApp<App extends AppLike & { readonly menu: unknown }>(
  apps: readonly App[],
  next: { code: string; menu: App['menu'] },
): readonly App[] {
  if (!apps.some((app) => app.code === next.code)) return apps;
  return apps.map((app) => (app.code === next.code ? { ...app, active: true, menu: next.menu } : { ...app, active: false }));
}
