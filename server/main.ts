import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that all of it is cached.
enableCompileCache();
const { start } = await import('./start.ts');
await start();
