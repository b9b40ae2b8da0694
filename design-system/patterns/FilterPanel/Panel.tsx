import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Drawer } from '../../components/Drawer/index.ts';
import * as Styled from './FilterPanel.styles.ts';

interface PanelProps {
  title: string;
  show: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export const Panel = ({ title, show, open, onOpenChange, children }: PanelProps) => (
  <Drawer.Root open={open} onOpenChange={onOpenChange}>
    <Drawer.Content title={title}>
      <Styled.Groups>
        {children}
        <div data-part="foot">
          <Drawer.Close>
            <Button wide>{show}</Button>
          </Drawer.Close>
        </div>
      </Styled.Groups>
    </Drawer.Content>
  </Drawer.Root>
);
