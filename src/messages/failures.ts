// Second line of a failure message. The first line is in operations.ts or in the action's row in src/state/machine/actions.

export const tryAgain = 'Try again.';

export const missingAnswer = {
  lost: 'The server didn’t respond.',
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
      'We couldn’t confirm whether tokens moved. Press again to check: the same request is never charged twice, and your wallet shows what was paid.',
    refused: 'No tokens moved.',
  },
  run: {
    unknown:
      'We couldn’t confirm whether tokens moved. Press again to check: the same request never starts or charges a run twice, and your runs are listed below.',
    refused: 'No tokens moved.',
  },
  offer: { unknown: 'We couldn’t confirm this. Check the offer before trying again.' },
  contract: { unknown: 'We couldn’t confirm this. Check your contracts before trying again.' },
  request: { unknown: 'We couldn’t confirm this. Check the requests before trying again.' },
  payment: { unknown: 'We couldn’t confirm this. Check the payments before trying again.' },
  product: { unknown: 'We couldn’t confirm this. Check your products before trying again.' },
  productForm: {
    unknown: 'We couldn’t confirm this. Check your products before trying again; what you typed is still here.',
  },
  person: { unknown: 'We couldn’t confirm this. Check the list of people before trying again.' },
  password: {
    unknown: 'We couldn’t confirm whether the password was changed. Try to sign in with the new one first.',
  },
} as const satisfies Record<string, Effect>;
