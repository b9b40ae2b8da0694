import { chartKeys } from './charts.ts';
import { componentKeys } from './components.ts';
import { controlKeys } from './controls.ts';
import { fieldKeys } from './fields.ts';
import { patternKeys } from './patterns.ts';

/** Rows by part. */
export const keyboard = { ...chartKeys, ...componentKeys, ...controlKeys, ...fieldKeys, ...patternKeys };

export type KeyboardPart = keyof typeof keyboard;
