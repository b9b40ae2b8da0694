import type { ReactNode, RefObject } from 'react';
import { Menu } from '../../components/Menu/index.ts';

interface OpenMenuProps {
  /** The button that it belongs to, which takes focus back. */
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** The menu of a row, for as long as it is open. */
export function OpenMenu({ button, label, onOpenChange, children }: OpenMenuProps) {
  return (
    <Menu.Root open onOpenChange={onOpenChange}>
      {/* Only the place where the menu stands: the button itself is named and tells what it does. */}
      <Menu.Trigger aria-hidden tabIndex={-1} aria-haspopup={undefined} aria-expanded={undefined}>
        <span data-part="anchor" />
      </Menu.Trigger>
      <Menu.Content
        aria-label={label}
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.current?.focus();
        }}
        // A press on the button closes by the button's own click; else it would open again.
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}
