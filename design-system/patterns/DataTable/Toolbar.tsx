import type { ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../icons/index.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { tableTexts } from './texts.ts';

interface ToolbarProps {
  children: ReactNode;
  onExport: (() => void) | undefined;
}

export function Toolbar({ children, onExport }: ToolbarProps) {
  const texts = useTexts('table', tableTexts);
  return (
    <div data-part="toolbar">
      {children}
      {onExport && (
        <Button size="small" variant="outline" tone="neutral" onClick={onExport}>
          <Icon name="download" /> {texts.download}
        </Button>
      )}
    </div>
  );
}
