import { createRef, type ReactElement, type Ref } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checked } from './checked.ts';
import { drawForm, formOf, send } from './drawForm.tsx';

export interface FieldExtra {
  ref?: Ref<never>;
  className?: string;
  style?: Record<string, string>;
  hint?: string;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  'data-testid'?: string;
}

interface Subject {
  /** The value of data-component on the frame. */
  name: string;
  /** Role of the control; absent for elements without a role in HTML, such as a file input. */
  role?: string;
  /** Draws the field with the name `field`, the label `Colour` and the extra props. */
  draw: (extra: FieldExtra) => ReactElement;
  /** Error of an empty required field; null where the field cannot be empty. */
  empty?: string | null;
  /** False if an empty value is valid, as for an unticked checkbox. */
  marked?: boolean;
}

/**
 * Promises of every field: its name, hint and error reach assistive technology, ref and attributes reach the control.
 */
export function verifyField({ name, role, draw, empty = 'Please enter Colour', marked = empty !== null }: Subject) {
  checked.add(name);
  const control = () => (role ? screen.getByRole(role, { name: /^Colour/ }) : screen.getByLabelText(/^Colour/));

  describe(`${name} follows the rules of every field`, () => {
    it('is found by its label, marked when optional, described by its hint, and gives ref and props their elements', () => {
      const ref = createRef<never>();
      const style = { marginTop: '3px' };
      drawForm(draw({ ref, hint: 'As on the box', className: 'mine', style, 'data-testid': 'here' }));
      expect(control()).toHaveAccessibleDescription('As on the box');
      expect(control()).not.toHaveAttribute('aria-invalid');
      expect(screen.queryAllByText('(optional)')).toHaveLength(marked ? 1 : 0);
      const frame = document.querySelector(`[data-component='${name}']`);
      expect(frame).toHaveClass('mine');
      expect(frame).toHaveStyle(style);
      expect(screen.getByTestId('here')).toBe(control());
      expect(ref.current).toBe(control());
    });

    it('calls onBlur when its control loses the focus', () => {
      const onBlur = vi.fn<() => void>();
      drawForm(draw({ onBlur }));
      act(() => control().focus());
      act(() => control().blur());
      expect(onBlur).toHaveBeenCalledOnce();
    });

    it('is not marked as optional when it is required', () => {
      drawForm(draw({ required: true }));
      expect(screen.queryAllByText('(optional)')).toHaveLength(0);
    });

    it('announces an external error before the hint, in a region that was live before', () => {
      const { rerender } = drawForm(draw({ hint: 'As on the box' }));
      const region = screen.getByText('As on the box').parentElement?.querySelector('[aria-live=polite]');
      rerender(formOf(draw({ hint: 'As on the box', error: 'Already taken' })));
      expect(screen.getByText('Already taken').closest('[aria-live=polite]')).toBe(region);
      expect(control()).toHaveAccessibleDescription('Already taken As on the box');
      expect(control()).toHaveAttribute('aria-invalid', 'true');
    });

    it.each(empty === null ? [] : [empty])('shows %j when required, and moves focus there', async (words) => {
      const { onSubmit } = drawForm(draw({ required: true }));
      expect(control()).toBeRequired();
      await send();
      await waitFor(() => expect(control()).toHaveAccessibleDescription(words));
      expect(control()).toHaveFocus();
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it('cannot be used while disabled', () => {
      drawForm(draw({ disabled: true }));
      expect(control()).toBeDisabled();
    });
  });
}
