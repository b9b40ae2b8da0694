import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const lockFile = path.join(root, 'package-lock.json');
export const modules = path.join(root, 'node_modules');
/** npm's link to the Node of the optional dependency; absent on platforms without such a package. */
export const bundledNode = path.join(modules, '.bin', 'node');
