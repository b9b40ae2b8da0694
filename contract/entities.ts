import { z } from 'zod';
import * as entities from './entities/index.ts';

export type Named = readonly [name: string, schema: z.ZodType];

/** Returns the schemas that a module exports, with their names. */
export const schemasOf = (exported: object): Named[] =>
  Object.entries(exported).filter(
    (entry: [string, unknown]): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  );

/** Exported schemas by the name of their file in `entities`. */
export const schemasByFile = Object.entries(entities).map(([file, exported]) => [file, schemasOf(exported)] as const);
