import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Accordion } from '#design-system/components/Accordion/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

verifyComponent({
  name: 'Accordion',
  draw: (extra) => (
    <Accordion.Root {...extra}>
      <Accordion.Item title="What is a token?">The unit of prices.</Accordion.Item>
    </Accordion.Root>
  ),
});

it('is the browser’s own details element, so that items of one name close each other', () => {
  render(
    <Accordion.Root>
      <Accordion.Item name="faq" title="One" open>
        First
      </Accordion.Item>
    </Accordion.Root>,
  );
  const details = screen.getByRole('group');
  expect(details.tagName).toBe('DETAILS');
  expect(details).toHaveAttribute('name', 'faq');
  expect(details).toHaveAttribute('open');
});
