import { enableCompileCache } from 'node:module';

// Before anything else is loaded, so that all of it is cached.
enableCompileCache();
const { start } = await import('./boot/start.ts');
await start();
