import { enableCompileCache } from 'node:module';

// Starts a second faster from the second time on.
enableCompileCache();
await import('./run');
