import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/index.ts';
import { counted } from '../../internal/format/counted.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tableTexts } from './texts.ts';

export interface Selection {
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
}

export function BulkBar({ selected, onSelectedChange, actions }: Selection & { actions: ReactNode }) {
  const texts = useTexts('table', tableTexts);
  return (
    <div data-bar data-part="bulk" data-any={selected.size > 0 || undefined}>
      <output>{selected.size > 0 && counted(texts.selected, selected.size)}</output>
      {selected.size > 0 && (
        <>
          {actions}
          <Button size="small" variant="ghost" tone="neutral" onClick={() => onSelectedChange(new Set())}>
            <Icon name="close" />
            <span>{texts.clear}</span>
          </Button>
        </>
      )}
    </div>
  );
}
