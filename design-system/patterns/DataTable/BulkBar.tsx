import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';

export interface Selection {
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

export function BulkBar({ selected, onSelectedChange, actions }: Selection & { actions: ReactNode }) {
  return (
    <div data-part="bulk" data-any={selected.size > 0 || undefined}>
      <output>{selected.size > 0 && `${selected.size} selected`}</output>
      {selected.size > 0 && (
        <>
          {actions}
          <Button size="small" variant="ghost" tone="neutral" onClick={() => onSelectedChange(new Set())}>
            Clear selection
          </Button>
        </>
      )}
    </div>
  );
}
