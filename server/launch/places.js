import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
export const lockFile = path.join(root, 'package-lock.json');
export const modules = path.join(root, 'node_modules');
/** Where npm links the Node of the optional dependency; absent on platforms that it does not serve. */
export const bundledNode = path.join(modules, '.bin', 'node');
