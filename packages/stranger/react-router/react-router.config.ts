import type { Config } from '@react-router/dev/config';

/** Built for development, React says on the page what it would pass over in silence otherwise. */
export default { ssr: true, buildDirectory: process.env.NODE_ENV === 'development' ? 'told' : 'build' } satisfies Config;
