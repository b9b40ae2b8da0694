// The address of the page holds what is looked at, so that a run can be left, linked and come back to.
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../shared/lists/addressParts.ts';

export const tabs = ['run', 'ask', 'received'] as const;

export interface Looked {
  tab: (typeof tabs)[number];
  /** The run whose result is shown, and the one beside it. */
  run: string;
  beside: string;
  /** The data that a new run begins with, or whose runs are looked at. */
  data: string;
  /** What was asked. */
  question: string;
}

const read = (address: URLSearchParams): Looked => ({
  tab: tabs.find((tab) => tab === address.get('tab')) ?? 'run',
  run: address.get('run') ?? '',
  beside: address.get('beside') ?? '',
  data: address.get('data') ?? '',
  question: (address.get('q') ?? '').slice(0, 300),
});

const write = ({ tab, run, beside, data, question }: Looked) =>
  addressOf({ tab: tab === 'run' ? undefined : tab, run, beside, data, q: question });

export type ChangeLooked = (change: Partial<Looked>) => void;

/** What is looked at, and how to look at something else. */
export function useAiAddress(): [Looked, ChangeLooked] {
  const [address, setAddress] = useSearchParams();
  return [read(address), (change) => setAddress((now) => write({ ...read(now), ...change }))];
}
