// One row for each value of `PAYMENTS`.
import type { paymentModes } from '#contract/constants.ts';
import { demo } from './demo.ts';
import { manual } from './manual.ts';
import type { PaymentProvider } from './provider.ts';

export const providers = { demo, manual } as const satisfies Readonly<
  Record<(typeof paymentModes)[number], PaymentProvider>
>;
