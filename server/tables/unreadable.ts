import { Refusal } from '../kernel/refusal.ts';

export const unreadableCode = 'source_failed';

export const unreadable = (reason: string, cause?: Error) => new Refusal(502, unreadableCode, reason, { cause });
