// A set-up file runs for each test file; the hook of a module would run for the first file only.
import { afterEach } from 'vitest';
import { clearMessages } from './messages.ts';

afterEach(clearMessages);
