import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';
import { Toolbar } from '#design-system/components/Toolbar/index.ts';
import type { Extra } from '../../support/components/verifyComponent.tsx';

function Rows(extra: Extra) {
  const [values, setValues] = useState<string[]>([]);
  return (
    <Toolbar.Root {...extra} label="Rows">
      <Toolbar.Item>
        <Button>Filter</Button>
      </Toolbar.Item>
      <Toolbar.Separator />
      <Toolbar.Toggles label="Show" values={values} onValuesChange={setValues}>
        <Toolbar.Toggle value="types">Types</Toolbar.Toggle>
      </Toolbar.Toggles>
    </Toolbar.Root>
  );
}

it('is one stop of Tab, moves by arrow keys, and keeps toggles pressed', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Rows />
      <Button>After</Button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const types = screen.getByRole('button', { name: 'Types' });
  expect(types).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Show' })).toContainElement(types);
  await user.keyboard('{Enter}');
  expect(types).toHaveAttribute('aria-pressed', 'true');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
