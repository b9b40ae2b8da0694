// The address stores the view, so that a run can be linked and reopened.
import { useSearchParams } from 'react-router-dom';
import { addressOf } from '../shared/lists/addressParts.ts';

export const tabs = ['run', 'received', 'algorithms'] as const;

export type AiTab = (typeof tabs)[number];

export interface AiView {
  /** Undefined for the first tab of the person's roles. */
  tab: AiTab | undefined;
  /** Run whose result is shown; `beside` is compared with it. */
  run: string;
  beside: string;
  /** Data for a new run, or whose runs are listed. */
  data: string;
  algo: string;
}

const read = (address: URLSearchParams): AiView => ({
  tab: tabs.find((tab) => tab === address.get('tab')),
  run: address.get('run') ?? '',
  beside: address.get('beside') ?? '',
  data: address.get('data') ?? '',
  algo: address.get('algo') ?? '',
});

const write = (view: AiView) => addressOf({ ...view });

export type ChangeAiView = (change: Partial<AiView>) => void;

export function useAiAddress(): [AiView, ChangeAiView] {
  const [address, setAddress] = useSearchParams();
  return [read(address), (change) => setAddress((now) => write({ ...read(now), ...change }))];
}
