import { createRef, type ReactElement, type Ref } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { checked } from './checked.ts';

export interface Extra {
  ref?: Ref<never>;
  id?: string;
  className?: string;
  style?: Record<string, string>;
  lang?: string;
  onPointerEnter?: () => void;
  'data-testid'?: string;
}

interface Subject {
  /** The value of data-component on the root, or of data-pattern. */
  name: string;
  /** Draws the component with the extra props spread on it. */
  draw: (extra: Extra) => ReactElement;
}

const rootOf = (name: string) => {
  const root = document.querySelector(`:is([data-component='${name}'], [data-pattern='${name}'])`);
  if (!root) throw new Error(`nothing on the page has data-component="${name}"`);
  return root;
};

/** Promises of every component. */
export function verifyComponent({ name, draw }: Subject) {
  checked.add(name);
  describe(`${name} follows the rules of every component`, () => {
    it('names itself, gives its element to ref, and passes props, events, class name and style to the root', () => {
      const { unmount } = render(draw({}));
      const own = [...rootOf(name).classList];
      unmount();
      const [ref, onPointerEnter] = [createRef<never>(), vi.fn<() => void>()];
      const style = { marginTop: '3px' };
      render(draw({ ref, id: 'own', lang: 'nl', 'data-testid': 'here', className: 'mine', style, onPointerEnter }));
      const root = rootOf(name);
      expect(ref.current).toBe(root);
      for (const [attribute, value] of Object.entries({ id: 'own', lang: 'nl', 'data-testid': 'here' }))
        expect(root).toHaveAttribute(attribute, value);
      expect([...root.classList]).toEqual(expect.arrayContaining([...own, 'mine']));
      expect(root).toHaveStyle(style);
      fireEvent.pointerEnter(root);
      expect(onPointerEnter).toHaveBeenCalledOnce();
    });
  });
}
