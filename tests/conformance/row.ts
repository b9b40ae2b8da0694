import type { ContractSet } from '#contract/generated/documents.ts';
import type { SpecifiedCall, SpecifiedFailure, SpecifiedSuccess } from './specification.ts';

/** Objects that the rows act on: invented in table.test.ts, of a running exchange in exchange.test.ts. */
export interface Given {
  /** The signed-in person. */
  userId: string;
  password: string;
  stream: { id: string; name: string };
  category: string;
  /** An address that no product uses. */
  url: string;
  offer: { id: string; version: number };
  subscription: string;
  request: string;
  /** Another session of the signed-in person. */
  session: string;
  /** An unfinished run. */
  run: string;
  search: string;
  /** A query asked for in a data room. */
  choice: { algorithm: string; hash: string };
  /** An undecided purchase of tokens. */
  payment: string;
  contract: ContractSet;
  /** Another person. */
  other: { id: string; email: string };
  link: { token: string; id: string };
  email: string;
  passcode: string;
  picture: Blob;
  file: Blob;
}

/** Behaviour of the app after an action, as data: calls, messages, clearing and reloads. */
export interface WrittenRow {
  /** Rows of the specification's call table that it proves; none where it goes beyond them. */
  readonly proves?: readonly SpecifiedCall[];
  /** Id that separates runs of the operation. */
  readonly id?: (given: Given) => string;
  readonly act: (given: Given) => Promise<unknown>;
  /** Method and address. Default: the first call in `proves`. */
  readonly sends?: (given: Given) => string;
  /** Body of the call; for an upload the names of its fields. */
  readonly body?: (given: Given) => unknown;
  readonly form?: readonly string[];
  /** Milliseconds before the call. Default 1,000. */
  readonly waits?: number;
  /** Answer of the server in table.test.ts. */
  readonly reply?: unknown;
  /** The specified success text. Default: the text of the action. */
  readonly says?: SpecifiedSuccess;
  /** Milliseconds until the message clears. Default 2,000. Without `says` nothing clears. */
  readonly clears?: number;
  /** The screen shows the outcome itself, without a message of the snackbar. */
  readonly shownInPlace?: true;
  /** Row of the error catalogue. Default: the server's error is shown. */
  readonly fails?: SpecifiedFailure | { readonly ours: string } | { readonly data: true };
  /** Loads that must run again after it. */
  readonly reloads?: readonly string[];
  /** A 401 does not end the session. */
  readonly quiet?: true;
}

/** Rows by the name of an action or a resource. */
export type Rows = Readonly<Record<string, WrittenRow>>;

/** A row with its defaults. */
export type Row = Omit<WrittenRow, 'says' | 'sends'> & {
  readonly sends: (given: Given) => string;
  readonly says?: string | undefined;
};
