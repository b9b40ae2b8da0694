import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { checked } from './checked.ts';

interface Subject {
  /** The value of data-pattern on the panel. */
  name: string;
  /** Renders the open dialog. */
  draw: (onOpenChange: (open: boolean) => void) => ReactElement;
  role?: 'dialog' | 'alertdialog';
}

/** Promises of every dialog: a name, trapped focus, and Escape to close. */
export function verifyDialog({ name, draw, role = 'dialog' }: Subject) {
  checked.add(name);
  describe(`${name} follows the rules of every dialog`, () => {
    it('names itself, to assistive technology too', () => {
      render(draw(() => {}));
      const dialog = screen.getByRole(role);
      expect(dialog).toHaveAttribute('data-pattern', name);
      expect(dialog).toHaveAccessibleName();
    });

    it('takes focus and keeps it', async () => {
      render(
        <>
          <button type="button">Behind</button>
          {draw(() => {})}
        </>,
      );
      const dialog = screen.getByRole(role);
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      const stops = dialog.querySelectorAll('button, input, select, textarea, a[href], [tabindex="0"]').length;
      for (let at = 0; at <= stops; at += 1) {
        await userEvent.tab();
        expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });

    it('is left by Escape', async () => {
      const onOpenChange = vi.fn<(open: boolean) => void>();
      render(draw(onOpenChange));
      await userEvent.keyboard('{Escape}');
      expect(onOpenChange).toHaveBeenLastCalledWith(false);
    });
  });
}
