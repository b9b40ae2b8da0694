// Size limit of a data file: same bytes and text as on the server.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { uploadLimitName } from '#contract/publicPage.ts';
import { Form } from '#design-system';
import { FileSource } from '#src/pages/products/form/source/FileSource.tsx';
import { emptyValues } from '#src/pages/products/form/values.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { readConfig } from '#server/kernel/config.ts';
import { tapWire } from '../../support/wireTap.ts';

afterEach(resetAll);

const fileOf = (bytes: number) => Object.defineProperty(new File(['a\n1\n'], 'levels.csv'), 'size', { value: bytes });

const show = () =>
  render(
    <Form defaultValues={emptyValues} onSubmit={() => undefined}>
      <FileSource listed={undefined} />
    </Form>,
  );
const choose = (bytes: number) =>
  fireEvent.change(screen.getByLabelText('Data file'), { target: { files: [fileOf(bytes)] } });

it('refuses a file over the limit lowered by the operator, before sending it', async () => {
  const meta = Object.assign(document.createElement('meta'), { name: uploadLimitName, content: String(4 * 2 ** 20) });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
  let sent = 0;
  tapWire(() => {
    sent += 1;
    return new Response('{}', { status: 503 });
  });
  show();
  expect(screen.getByText(/, at most 4 MB$/u)).toBeVisible();
  choose(4 * 2 ** 20 + 1);
  expect(await screen.findByText('Data file must not be larger than 4 MB')).toBeVisible();
  expect(sent).toBe(0);
});

it('sends a file of the maximum size, and refuses a larger one', async () => {
  const { uploadLimit } = readConfig({ SEED: 'none' });
  tapWire(() => new Response('{}', { status: 503 }));
  show();
  expect(screen.getByText(/, at most 256 MB$/u)).toBeVisible();
  choose(uploadLimit + 1);
  expect(await screen.findByText('Data file must not be larger than 256 MB')).toBeVisible();
  expect(screen.queryByText('levels.csv')).toBeNull();
  choose(uploadLimit);
  expect(await screen.findByText('levels.csv')).toBeVisible();
  expect(screen.queryByText('Data file must not be larger than 256 MB')).toBeNull();
});
