// The test of a source's address: its events while it runs, then the sample.
import { useWatch, type UseFormReturn } from '#design-system';
import type { PreviewEvent, Sample, Stream } from '#contract/types.ts';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { catalogue, probeAddress, resetProbe } from '../../../../state/trade/selling/catalogue.ts';
import { useOperation, type Operation } from '../../../../state/machine/operations.ts';
import { withEvent } from '../../../shared/live/fieldsOf.ts';
import { fieldsOf } from '../refusals.ts';
import type { ProductValues } from '../values.ts';
import { addressOf, probeOf, sourceKey } from './liveSource.ts';

/** A running test, or one that the seller stopped. Undefined before the first event. */
interface Watched {
  source: string;
  events: readonly PreviewEvent[];
}

/** `unasked`: a field was wrong, and nothing was sent. `refused`: the reason is at its field. */
export type TestOutcome = 'unasked' | 'read' | 'refused' | 'failed';

export interface TestOfAddress {
  address: string;
  /** The address with its sign-in. */
  source: string;
  operation: Operation;
  /** Of the last test of this source. */
  sample: Sample | undefined;
  /** The sample without changes of the reading. */
  found: Sample | undefined;
  /** Undefined before the first event, and once the sample has come. */
  events: readonly PreviewEvent[] | undefined;
  isAtField: boolean;
  /** Reads the address. After a change of the reading, the earlier sample stays until the new one has come. */
  test: (isAgain?: boolean) => Promise<TestOutcome>;
}

const atFields = ['url', 'username'] as const;

export function useAddressTest(
  { control, trigger, getValues, setError }: UseFormReturn<ProductValues>,
  listed: Stream | undefined,
): TestOfAddress {
  const values = useWatch({ control }) as ProductValues;
  const address = addressOf(values);
  const { probe } = useSnapshot(catalogue);
  const operation = useOperation('products.probe');
  const [watched, setWatched] = useState<Watched>();
  const [found, setFound] = useState<{ source: string; sample: Sample }>();
  const source = sourceKey(probeOf(values, listed));
  const sample = probe && sourceKey(probe.body) === source ? probe.sample : undefined;
  const events = watched?.source === source && !sample ? watched.events : undefined;
  const test = async (isAgain = false): Promise<TestOutcome> => {
    if (!isAgain) resetProbe();
    setWatched(undefined);
    if (!(await trigger(['url', 'topic', 'username'], { shouldFocus: true }))) return 'unasked';
    const body = probeOf(getValues(), listed);
    const testedSource = sourceKey(body);
    const outcome = await probeAddress(body, {
      onOpen: () => setWatched({ source: testedSource, events: [] }),
      onEvent: (event) => setWatched((now) => ({ source: testedSource, events: withEvent(now?.events ?? [], event) })),
    });
    if (outcome.ok && !body.reading) setFound({ source: testedSource, sample: outcome.value });
    if (outcome.ok) return 'read';
    const refused = fieldsOf(outcome.failure.facts.fields, false);
    const named = atFields.filter((name) => refused[name] !== undefined);
    for (const name of named) setError(name, { type: 'server', message: refused[name] ?? '' }, { shouldFocus: true });
    return named.length > 0 ? 'refused' : 'failed';
  };
  return {
    address,
    source,
    operation,
    sample,
    found: found?.source === source ? found.sample : undefined,
    events,
    isAtField: operation.phase === 'fail' && Object.keys(operation.fields).length > 0,
    test,
  };
}
