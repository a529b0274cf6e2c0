// oxlint-disable-next-line import/default -- Vite answers the query with an address
import workerUrl from '@backlot/pdf-export/worker?worker&url';

interface ScriptPolicy {
  createScriptURL: (url: string) => string;
}
interface TrustedTypes {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** The page's policy allows one maker of script addresses, `app-worker`; it accepts exactly this worker (quality section 6). */
const onlyThisWorker: ScriptPolicy = {
  createScriptURL: (url) => {
    if (url !== workerUrl) throw new TypeError('Only the worker of this page may be started.');
    return url;
  },
};

const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('app-worker', onlyThisWorker) ?? onlyThisWorker;

/** Starts a worker that makes or paints PDFs. */
export const startWorker = (): Worker => new Worker(policy.createScriptURL(workerUrl), { type: 'module', name: 'pdf' });
