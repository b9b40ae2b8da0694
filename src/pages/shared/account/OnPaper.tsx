import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Sheet } from './OnPaper.styles.ts';

interface OnPaperProps {
  title: string;
  children: ReactNode;
}

export const OnPaper = ({ title, children }: OnPaperProps) =>
  createPortal(
    <Sheet aria-hidden data-part="paper">
      <h2>{title}</h2>
      {children}
    </Sheet>,
    document.body,
  );
