import { z } from 'zod';
import { queryColumnTypes, queryLimits, queryParameterTypes, textLimits, trialCharacters } from '../../constants.ts';
import { Id, Instant, text } from '../common.ts';
import { ExecutionResult } from './executions.ts';

/** A name in SQL: lower case, so that it needs no quotes. */
const Name = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/u, 'is not a name of lower-case letters, digits and _');
const Value = z.union([text(0, textLimits.tag), z.number()]);

export const QueryColumn = z.strictObject({ name: Name, type: z.enum(queryColumnTypes) });
export const QueryParameter = z.strictObject({ name: Name, type: z.enum(queryParameterTypes), default: Value });

const parts = {
  query: z.string().min(1).max(queryLimits.characters),
  columns: z.array(QueryColumn).min(1).max(queryLimits.columns),
  parameters: z.array(QueryParameter).max(queryLimits.parameters),
};

/** One SELECT over the table `data`, which has the declared columns. Parameters are written as `$name`. `rows`: a sample, CSV or JSON. */
export const AlgorithmQuery = z
  .strictObject({ ...parts, rows: z.string().min(1).max(trialCharacters) })
  .refine(({ columns, parameters }) => {
    const names = [...columns, ...parameters].map(({ name }) => name);
    return new Set(names).size === names.length;
  }, 'has a name twice');

/** Why a data room cannot run the query; null where the owner of the data can allow it. */
const RoomProblem = z.string().nullable();

/** The SHA-256 of the query, its columns and its parameters, with its result on the sample. */
export const QueryChecked = z.object({ hash: z.string(), result: ExecutionResult, room_problem: RoomProblem });

export const AlgorithmVersion = z.object({
  version: z.int(),
  hash: z.string(),
  created: Instant,
  /** Finished runs. */
  runs: z.int(),
  room_problem: RoomProblem,
});

/** Columns, parameters and example of the newest version, and all versions, newest first. Only the owner gets `query`. */
export const AlgorithmVersions = z.object({
  columns: z.array(QueryColumn),
  parameters: z.array(QueryParameter),
  example: ExecutionResult.nullable(),
  query: z.string().optional(),
  versions: z.array(AlgorithmVersion),
});

/** A query requested for a data room. `query` is absent if the room cannot run it. */
const RoomAlgorithm = z.object({
  algorithm: Id,
  name: z.string(),
  provider: z.string(),
  version: z.int(),
  hash: z.string(),
  query: z.string().optional(),
  columns: z.array(QueryColumn),
  room_problem: RoomProblem,
  asked: Instant,
  /** Null until the owner allows it, and after the owner withdrew it. */
  allowed: Instant.nullable(),
  withdrawn: z.boolean(),
});
export const RoomAlgorithms = z.object({ algorithms: z.array(RoomAlgorithm) });
/** Queries that the owner of the data allowed in a data room, in their newest version. `usable`: free, bought or own. */
export const AllowedAlgorithms = z.object({
  algorithms: z.array(
    z.object({
      algorithm: Id,
      name: z.string(),
      provider: z.string(),
      version: z.int(),
      columns: z.array(QueryColumn),
      example: ExecutionResult,
      usable: z.boolean(),
    }),
  ),
});
/** Identifies a requested query by its algorithm and hash. */
export const RoomChoice = z.strictObject({ algorithm: Id, hash: z.string().regex(/^[0-9a-f]{64}$/u, 'is not a SHA-256') });
