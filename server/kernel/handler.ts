import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Calls } from '#contract/calls.ts';
import type { CallName, Params, SessionNeed, Slot } from '#contract/types.ts';
import type { Exchange } from './exchange.ts';

export interface Caller {
  readonly id: string;
  readonly sessionId: string;
  readonly slots: readonly Slot[];
  /** Unmet need of the session. Only calls that allow it receive such a caller. */
  readonly pending?: SessionNeed;
}

type Parsed<C, K extends string> = C extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;

export interface CallInput<N extends CallName> {
  readonly params: Params<N>;
  readonly query: Parsed<Calls[N], 'query'>;
  readonly body: Parsed<Calls[N], 'body'>;
  readonly caller: Calls[N]['access'] extends 'public' ? Caller | null : Caller;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<C extends { reply: z.ZodType }> =
  | z.input<C['reply']>
  | (C extends { also: { reply: infer S extends z.ZodType } } ? z.input<S> : never);

/** Answers one call; refuses by throwing a `Refusal`. A raw call sends its own reply. */
export type Handler<N extends CallName> = (
  exchange: Exchange,
  input: CallInput<N>,
) => Promise<Calls[N] extends { raw: true } ? FastifyReply : Answer<Calls[N]>>;

export type Handlers<N extends CallName = CallName> = { readonly [K in N]: Handler<K> };
