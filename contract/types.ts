// Derived types only: input and reply of each call, and the entities.
import type { z } from 'zod';
import type { Calls } from './calls.ts';
import type { accessTypes, auditActions, sessionNeeds, slots, visibilities } from './constants.ts';
import type { ExecutionStart as ExecutionStartSchema } from './entities/data/executions.ts';
import type { Analysis, Execution } from './generated/types.ts';
import type { reads } from './reads.ts';

export type * from './generated/types.ts';

export type CallName = keyof Calls;

type ParamNames<P extends string> = P extends `${string}:${infer Name}.:${infer Rest}`
  ? Name | ParamNames<`:${Rest}`>
  : P extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamNames<`/${Rest}`>
    : P extends `${string}:${infer Name}`
      ? Name
      : never;

export type Params<N extends CallName> = { [K in ParamNames<Calls[N]['path']>]: string };

type QueryOf<C> = C extends { query: infer S extends z.ZodType }
  ? { query?: { [K in keyof z.output<S>]?: z.output<S>[K] | undefined } }
  : unknown;
/** An upload's FormData, matched by its shape so that the contract needs no browser types. */
export interface FormBody {
  append(name: string, value: string): void;
  getAll(name: string): unknown[];
}

/** A file's bytes, matched by their shape like `FormBody`. */
export interface ByteBody {
  readonly size: number;
  stream(): unknown;
}

type BodyOf<C> = C extends { body: infer S extends z.ZodType }
  ? undefined extends z.input<S>
    ? { body?: z.input<S> }
    : { body: z.input<S> }
  : C extends { upload: true }
    ? { body: FormBody }
    : C extends { bytes: true }
      ? { body: ByteBody }
      : unknown;

/** Input of a call: `params`, `query` (typed values, not strings) and `body`, each only where the row has it. */
export type Input<N extends CallName> = (keyof Params<N> extends never ? unknown : { params: Params<N> }) &
  QueryOf<Calls[N]> &
  BodyOf<Calls[N]>;

export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;

/** A value as GraphQL sends it: every field is there, null where the schema has none. */
export type Answer<T> = T extends readonly (infer Item)[]
  ? Answer<Item>[]
  : T extends object
    ? { [K in keyof T]-?: Answer<Exclude<T[K], undefined>> | (undefined extends T[K] ? null : never) }
    : T;

/** Variables and reply of each read. */
export type Reads = {
  [N in keyof typeof reads]: {
    variables: z.output<z.ZodObject<(typeof reads)[N]['arguments']>>;
    reply: Answer<z.output<(typeof reads)[N]['reply']>>;
  };
};

export type Slot = (typeof slots)[number];
export type Visibility = (typeof visibilities)[number];
export type AccessType = (typeof accessTypes)[number];
export type AuditAction = (typeof auditActions)[number];
export type SessionNeed = (typeof sessionNeeds)[number];
export type ExecutionStart = z.input<typeof ExecutionStartSchema>;
export type ExecutionState = Execution['state'];
export type AnalysisName = Analysis['name'];
/** A built-in analysis, or the query of a provider. */
export type RunAnalysis = Execution['analysis'];
export interface Page<T> {
  page: number;
  limit: number;
  total: number;
  content: T[];
}
