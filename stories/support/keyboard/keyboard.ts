import { chartKeys } from './charts.ts';
import { componentKeys } from './components.ts';
import { fieldKeys } from './fields.ts';
import { patternKeys } from './patterns.ts';

/** Rows by part. Parts that are one native control have the keys of the browser. */
export const keyboard = { ...chartKeys, ...componentKeys, ...fieldKeys, ...patternKeys };

export type KeyboardPart = keyof typeof keyboard;
