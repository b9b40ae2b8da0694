import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { lazyPage } from '#src/app/lazyPage.tsx';
import { routes } from '#src/app/routes.tsx';
import { Screen } from '#src/app/Screen.tsx';
import { resetAll } from '#src/state/machine/registry.ts';
import { openSession } from '#src/state/me/session.ts';
import { tokenFor } from '../support/wireTap.ts';

afterEach(resetAll);

const open = (path: string, page = lazyPage(() => new Promise<ComponentType>(() => {}))) => {
  const row = routes.find((each) => each.path === path);
  if (!row) throw new Error(`no route ${path}`);
  render(
    <MemoryRouter initialEntries={[path.replace('*', '/unknown')]}>
      <Screen {...row} page={page} />
    </MemoryRouter>,
  );
};

it.each(['/login', '/forgotpassword'])('shows the specified text while the code of %s loads', (path) => {
  open(path);
  expect(screen.getByText('Please wait! Loading...')).toBeVisible();
});

it('shows the specified text at an unknown address until the pages are known', () => {
  openSession(tokenFor('u1'));
  open('*');
  expect(screen.getByText('Please wait! Loading...')).toBeVisible();
});
