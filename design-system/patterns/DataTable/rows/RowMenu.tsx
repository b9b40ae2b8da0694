import type { RowData } from '@tanstack/table-core';
import { createContext, Suspense, useContext, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../../../icons/index.ts';
import { lazyPart } from '../../../internal/lazy/lazyPart.tsx';
import { fillText } from '../../../internal/format/fillText.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { tableTexts } from '../texts.ts';
import { isComposing } from '../../../internal/dom/isComposing.ts';

/** Renderer of the row menu. A context read by open menus only, so that new actions do not render all rows. */
export const RowMenuItems = createContext<((row: never) => ReactNode) | undefined>(undefined);

const loadMenu = () => import('../OpenMenu.tsx');
const OpenMenu = lazyPart(async () => (await loadMenu()).OpenMenu);
const fetchMenu = () => void loadMenu().catch(() => {});

interface RowMenuProps<Row extends RowData> {
  row: Row;
  name: string;
}

const Items = ({ row }: { row: unknown }) => useContext(RowMenuItems)?.(row as never);

export function RowMenu<Row extends RowData>({ row, name }: RowMenuProps<Row>) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const texts = useTexts('table', tableTexts);
  const label = fillText(texts.actionsFor, { name });
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isComposing(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={openByArrow}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
      >
        <Icon name="more" />
      </button>
      {open && (
        <Suspense>
          <OpenMenu button={button} label={label} onOpenChange={setOpen}>
            <Items row={row} />
          </OpenMenu>
        </Suspense>
      )}
    </>
  );
}
