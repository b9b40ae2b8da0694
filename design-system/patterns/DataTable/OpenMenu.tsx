import type { ReactNode, RefObject } from 'react';
import { Menu } from '../../components/Menu/index.ts';

interface OpenMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

export function OpenMenu({ button, label, onOpenChange, children }: OpenMenuProps) {
  return (
    <Menu.Root open onOpenChange={onOpenChange}>
      {/* Positions the menu only; the real button has the name and the state. */}
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
        // A click on the button closes the menu through the button's handler; closing here as well would open it
        // again.
        onInteractOutside={(event) => {
          if (button.current?.contains(event.target as Node)) event.preventDefault();
        }}
      >
        {children}
      </Menu.Content>
    </Menu.Root>
  );
}
