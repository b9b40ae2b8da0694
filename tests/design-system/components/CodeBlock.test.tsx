import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CodeBlock, CodeTabs } from '#design-system/components/CodeBlock/index.ts';
import { verifyComponent } from '../../support/components/verifyComponent.tsx';

afterEach(() => vi.restoreAllMocks());

verifyComponent({ name: 'CodeBlock', draw: (extra) => <CodeBlock {...extra} label="curl command" code="curl x" /> });
verifyComponent({
  name: 'CodeTabs',
  draw: (extra) => <CodeTabs {...extra} label="Read with" samples={[{ label: 'curl', code: 'curl x' }]} />,
});

it('copies the text exactly as given and announces it', async () => {
  const user = userEvent.setup();
  const code = "curl 'https://example.org/?key=a&b'  \\\n\t-o x.csv\n";
  render(<CodeBlock label="curl command" code={code} />);
  await user.click(screen.getByRole('button', { name: 'Copy curl command' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(code);
});

it('announces that copying failed', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  render(<CodeBlock label="key" code="abc" />);
  await user.click(screen.getByRole('button', { name: 'Copy key' }));
  expect(await screen.findByRole('button', { name: /Could not copy/ })).toBeVisible();
});

it('colours the tokens of its language, and copies the text as given', async () => {
  const user = userEvent.setup();
  const code = "import pandas as pd  # rows\ndata = pd.read_csv('a&b.csv', nrows=10)";
  const { container, rerender } = render(<CodeBlock label="pandas" language="python" code={code} />);
  expect(container.querySelector('code')).toHaveTextContent(code, { normalizeWhitespace: false });
  await waitFor(() => expect(container.querySelector('[data-token=string]')).toHaveTextContent("'a&b.csv'"));
  expect(container.querySelector('code')).toHaveTextContent(code, { normalizeWhitespace: false });
  await user.click(screen.getByRole('button', { name: 'Copy pandas' }));
  expect(await navigator.clipboard.readText()).toBe(code);
  rerender(<CodeBlock label="pandas" language="python" code="1 + 1" />);
  expect(container.querySelector('code')).toHaveTextContent('1 + 1');
});

it('names the panel of a tab whose label has blanks', () => {
  render(<CodeTabs label="Read with" samples={[{ label: 'Theme code', language: 'bash', code: 'x' }]} />);
  const panel = screen.getByRole('tab', { name: 'Theme code' }).getAttribute('aria-controls') ?? '';
  expect(document.querySelector(`[id="${panel}"]`)).toHaveAttribute('role', 'tabpanel');
  expect(panel).not.toMatch(/\s/u);
});

it('shows the sample of the chosen tab', async () => {
  const samples = [
    { label: 'curl', language: 'bash', code: 'curl x' },
    { label: 'R', language: 'r', code: 'x <- 1' },
  ] as const;
  render(<CodeTabs label="Read with" samples={samples} />);
  expect(screen.getByRole('tablist', { name: 'Read with' })).toBeVisible();
  expect(screen.getByRole('figure', { name: 'curl' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'R' }));
  expect(screen.getByRole('figure', { name: 'R' })).toHaveTextContent('x <- 1');
});
