import { createRef, type ReactElement, type Ref } from 'react';
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { findViolations } from './violations.ts';

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
  /** The value of data-component on the root. */
  name: string;
  /** Draws the component with the extra props spread on it. */
  draw: (extra: Extra) => ReactElement;
  /** The class of the root's element. */
  element?: new () => Element;
}

const rootOf = (name: string) => {
  const root = document.querySelector(`[data-component='${name}']`);
  if (!root) throw new Error(`nothing on the page has data-component="${name}"`);
  return root;
};

/** Promises of every component: ref, rest props, class name, style, events, its name, and no axe violation. */
export function verifyComponent({ name, draw, element = HTMLElement }: Subject) {
  describe(`${name} keeps the promises of every component`, () => {
    it('names itself and passes id, language and test id to the root', () => {
      render(draw({ id: 'own', lang: 'nl', 'data-testid': 'here' }));
      const root = rootOf(name);
      expect(root).toHaveAttribute('id', 'own');
      expect(root).toHaveAttribute('lang', 'nl');
      expect(root).toHaveAttribute('data-testid', 'here');
    });

    it('gives its element to ref', () => {
      const ref = createRef<never>();
      render(draw({ ref }));
      expect(ref.current).toBeInstanceOf(element);
      expect(ref.current).toBe(rootOf(name));
    });

    it('adds the class name and style to its own', () => {
      const { unmount } = render(draw({}));
      const own = [...rootOf(name).classList];
      unmount();
      render(draw({ className: 'mine', style: { marginTop: '3px' } }));
      expect([...rootOf(name).classList]).toEqual(expect.arrayContaining([...own, 'mine']));
      expect(rootOf(name)).toHaveStyle({ marginTop: '3px' });
    });

    it('tells the handler', () => {
      const onPointerEnter = vi.fn<() => void>();
      render(draw({ onPointerEnter }));
      fireEvent.pointerEnter(rootOf(name));
      expect(onPointerEnter).toHaveBeenCalledOnce();
    });

    it('has no accessibility violation that a page-less check can find', async () => {
      render(draw({}));
      expect(await findViolations()).toEqual([]);
    });
  });
}
