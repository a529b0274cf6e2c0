import type { ApiError } from '@backlot/api-client';
import type { Console } from '../../shell/console/createConsole';

/** Explains a refusal; how is fetched only when there is one. */
export const explainer =
  (console: Pick<Console, 'client' | 'session' | 'localeState'>) =>
  (refused: ApiError): Promise<string> =>
    import('./explainRefusal').then(
      ({ explainRefusal }) => explainRefusal(console, refused),
      () => refused.message,
    );
