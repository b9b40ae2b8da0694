import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/index.ts';

interface ToolbarProps {
  children: ReactNode;
  onExport: (() => void) | undefined;
}

export function Toolbar({ children, onExport }: ToolbarProps) {
  return (
    <div data-part="toolbar">
      {children}
      {onExport && (
        <Button size="small" variant="outline" tone="neutral" onClick={onExport}>
          <Icon name="download" /> Download CSV
        </Button>
      )}
    </div>
  );
}
