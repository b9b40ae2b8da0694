import { ReadingPanel } from './ReadingPanel.tsx';
import type { TestOfAddress } from './useAddressTest.ts';

/** Panel of the reading of a tested source. A change of it tests again. */
export const TestedReading = ({ sample, found, test }: Pick<TestOfAddress, 'sample' | 'found' | 'test'>) =>
  sample?.reading && (
    <ReadingPanel
      sample={sample}
      reading={sample.reading}
      found={found}
      // The form has the new value after this event.
      onChange={() => queueMicrotask(() => void test(true))}
    />
  );
