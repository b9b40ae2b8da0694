// The second line of a failure. The first is the operation's own (operations.ts) and stands alone.

/** Why there is nothing to read; a refusal brings the server's own reason. */
export const missingAnswer = {
  lost: 'No answer came back.',
  unreadable: 'The answer could not be read.',
} as const;

export interface Effect {
  /** Said when no readable answer tells what became of the request. */
  readonly unknown: string;
  /** Said when the server refused, so that nothing changed. */
  readonly refused?: string;
}

/** What a failed request may have changed. */
export const effects = {
  none: { unknown: 'Try again.' },
  tokens: {
    unknown:
      'It is not known whether tokens moved. Press again to check: the same request is never charged twice, and your wallet shows what was paid.',
    refused: 'No tokens moved.',
  },
  run: {
    unknown:
      'It is not known whether the run was started. Press again to check: the same request never starts twice, and your runs are listed below.',
  },
  offer: { unknown: 'It is not known whether this went through. Look at the offer before you try again.' },
  contract: { unknown: 'It is not known whether this went through. Look at your contracts before you try again.' },
  request: { unknown: 'It is not known whether this went through. Look at the requests before you try again.' },
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
