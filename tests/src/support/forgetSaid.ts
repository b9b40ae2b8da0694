// A set-up file runs for each test file; the hook of a module would run for the first file only.
import { afterEach } from 'vitest';
import { forget } from './said.ts';

afterEach(forget);
