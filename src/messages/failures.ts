// Second line of a failure message. The first line is in the folder "operations".

/** Separate from failures.ts, which the sign-in screen does not load at once. */
export const tryAgain = 'Try again.';

export const missingAnswer = {
  lost: 'No answer came back.',
  unreadable: 'The answer could not be read.',
} as const;

export interface Effect {
  /** Absent where the first line or a button beside it says to try again. */
  readonly unknown?: string;
  /** Shown when the server refused and nothing changed. */
  readonly refused?: string;
}

export const effects = {
  none: { unknown: tryAgain },
  shown: {},
  tokens: {
    unknown:
      'It is not known whether tokens moved. Press again to check: the same request is never charged twice, and your wallet shows what was paid.',
    refused: 'No tokens moved.',
  },
  run: {
    unknown:
      'It is not known whether tokens moved. Press again to check: the same request never starts or charges a run twice, and your runs are listed below.',
    refused: 'No tokens moved.',
  },
  offer: { unknown: 'It is not known whether this went through. Look at the offer before you try again.' },
  contract: { unknown: 'It is not known whether this went through. Look at your contracts before you try again.' },
  request: { unknown: 'It is not known whether this went through. Look at the requests before you try again.' },
  payment: { unknown: 'It is not known whether this went through. Look at the payments before you try again.' },
  product: { unknown: 'It is not known whether this went through. Look at your products before you try again.' },
  productForm: {
    unknown:
      'It is not known whether this went through. Look at your products before you try again; what you typed is still here.',
  },
  person: { unknown: 'It is not known whether this went through. Look at the list of people before you try again.' },
  password: {
    unknown: 'It is not known whether the password was changed. Try to sign in with the new one first.',
  },
} as const satisfies Record<string, Effect>;
