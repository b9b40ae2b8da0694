import type { ContractSet } from '#contract/generated/documents.ts';
import type { OperationName } from '#src/state/machine/rows.ts';
import type { SpecifiedCall, SpecifiedFailure, SpecifiedSuccess } from './specification.ts';

/** What the rows act on. The first suite makes it up, the second takes it from a running exchange. */
export interface Given {
  /** Who is signed in. */
  userId: string;
  password: string;
  stream: { id: string; name: string };
  category: string;
  /** An address that nothing is listed with. */
  url: string;
  offer: { id: string; version: number };
  subscription: string;
  request: string;
  /** A run that goes on. */
  run: string;
  search: string;
  contract: ContractSet;
  /** Another person. */
  other: { id: string; email: string };
  link: { token: string; id: string };
  email: string;
  passcode: string;
  picture: Blob;
  file: Blob;
}

/** What the app does when somebody acts, as data: sent, said, cleared and loaded again. */
export interface Row {
  /** Rows of the specification's call table that it stands for; none where it goes beyond them. */
  readonly proves?: readonly SpecifiedCall[];
  /** What tells runs of the operation apart. */
  readonly id?: (given: Given) => string;
  readonly act: (given: Given) => Promise<unknown>;
  /** Method and address. */
  readonly sends: (given: Given) => string;
  /** What is sent; an upload is told by the names of its fields. */
  readonly body?: (given: Given) => unknown;
  readonly form?: readonly string[];
  /** Milliseconds before the call; a second unless given. */
  readonly waits?: number;
  /** What the server answers in the first suite. */
  readonly reply?: unknown;
  /** Said on success: a row of the specification, or text of ours. */
  readonly says?: SpecifiedSuccess | { readonly ours: string } | undefined;
  /** Milliseconds after which that goes; 2 s unless given. What says nothing stays. */
  readonly clears?: number;
  /** Row of the error catalogue; where it has none, the server's error is said. */
  readonly fails?: SpecifiedFailure | { readonly ours: string } | { readonly data: true };
  /** Loads that run again after it, at least. */
  readonly reloads?: readonly OperationName[];
  /** A wrong password or a late sign-out ends no session. */
  readonly quiet?: true;
}

export type Rows = { readonly [O in OperationName]?: Row };
