import type { ReactNode } from 'react';
import { changeTexts } from '../../messages/changes.ts';

export const FromTo = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <>
    <span>{changeTexts.from}</span>
    <span>{before}</span>
    <span>{changeTexts.to}</span>
    <span>{after}</span>
  </>
);
