import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, it, vi } from 'vitest';
import { Button } from '#design-system/components/Button/index.ts';

it('does not submit a form unless asked to', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button');
});

it('keeps focus and refuses presses while loading', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('writes no attribute for a default, given or not', () => {
  render(
    <Button variant="solid" tone="accent" size="medium">
      Save
    </Button>,
  );
  const names = screen.getByRole('button').getAttributeNames();
  expect(names.filter((name) => name.startsWith('data-'))).toEqual(['data-component']);
});

it('styles a link as a button', () => {
  render(
    <Button asChild variant="soft">
      <a href="/wallet">Wallet</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Wallet' });
  expect(link).toHaveAttribute('data-variant', 'soft');
  expect(link).not.toHaveAttribute('type');
});

it('yields to the rules of styled(Button), whichever is shown first', () => {
  const Red = styled(Button)`
    color: rgb(1, 2, 3);
  `;
  render(
    <>
      <Red variant="ghost">Save</Red>
      <Button variant="ghost">Cancel</Button>
    </>,
  );
  const colourOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).color;
  expect(colourOf('Save')).toBe('rgb(1, 2, 3)');
  expect(colourOf('Cancel')).not.toBe('rgb(1, 2, 3)');
});

it('inserts its rules into each style sheet', () => {
  const styles = [1, 2].map(() => {
    const sheet = new ServerStyleSheet();
    const html = renderToString(sheet.collectStyles(<Button>Save</Button>));
    const css = sheet.getStyleTags();
    sheet.seal();
    const classes = /class="([^"]+)"/u.exec(html)?.[1]?.split(' ') ?? [];
    return classes.filter((name) => css.includes(`.${name}{`));
  });
  expect(styles[0]).not.toEqual([]);
  expect(styles[1]).toEqual(styles[0]);
});
