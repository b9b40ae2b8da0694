import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FileDrop, type FileDropProps } from '#design-system/form/files/FileDrop.tsx';
import { isAccepted, limitsText } from '#design-system/form/files/internal/checkFile.ts';
import { Form, SubmitButton } from '#design-system/form/Form.tsx';
import { formatBytes } from '#design-system/internal/format/bytes.ts';
import { verifyField } from '../../support/components/verifyField.tsx';
import { drawForm, send } from '../../support/components/drawForm.tsx';

const csv = new File(['name\n'], 'products.csv', { type: 'text/csv' });
const control = () => screen.getByLabelText(/^File/);

verifyField({
  name: 'FileDrop',
  draw: (extra) => <FileDrop {...extra} name="field" label="Colour" />,
  empty: 'Please choose: Colour',
});

const inForm = (props: Partial<FileDropProps> = {}) =>
  drawForm(<FileDrop name="file" label="File" accept={['.csv']} maxBytes={100} {...props} />, { file: null });

it('is empty after a reset of its form', async () => {
  render(
    <Form<{ file?: File | null }> onSubmit={(_values, form) => form.reset({ file: null })}>
      <FileDrop name="file" label="File" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  await userEvent.upload(control(), csv);
  expect(screen.getByText('products.csv')).toBeVisible();
  await send();
  await waitFor(() => expect(screen.queryByText('products.csv')).toBeNull());
});

it('hands over the file, and null once it is removed', async () => {
  const { onSubmit } = inForm();
  await userEvent.upload(control(), csv);
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ file: csv }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ file: null }));
});

it.each([
  ['of another type', new File(['x'], 'a.exe'), 'File must be one of these: CSV'],
  ['too large', new File(['x'.repeat(101)], 'a.csv'), 'File must not be larger than 100 bytes'],
  ['empty', new File([], 'a.csv'), 'This file is empty; please choose another one'],
])('refuses one that is %s and keeps the one before', async (_name, file, messages) => {
  const { onSubmit } = inForm();
  await userEvent.upload(control(), csv);
  fireEvent.drop(screen.getByText('products.csv'), { dataTransfer: { items: [], files: [file] } });
  expect(control()).toHaveAccessibleDescription(messages);
  expect(screen.getByText('products.csv')).toBeInTheDocument();
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ file: csv }));
});

it('is empty where its owner says that there is no file', async () => {
  function Owner() {
    const [file, setFile] = useState<File | null>(null);
    return <FileDrop label="File" file={file} onFileChange={setFile} progress={1} onCancel={() => setFile(null)} />;
  }
  render(<Owner />);
  fireEvent.change(control(), { target: { files: [csv] } });
  expect(screen.getByText('products.csv')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText('products.csv')).toBeNull();
});

it('takes a dropped file', () => {
  const onFileChange = vi.fn<(file: File | null) => void>();
  inForm({ onFileChange });
  fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { items: [], files: [csv] } });
  expect(onFileChange.mock.calls).toEqual([[csv]]);
});

it.each([
  ['a folder', [new File(['x'], 'figures')], true, 'figures is a folder; please choose a file'],
  ['two files', [csv, new File(['x'], 'b.csv')], false, 'Only one file is allowed; please choose a single file'],
])('refuses %s and says so', (_name, files, isDirectory, text) => {
  const onFileChange = vi.fn<(file: File | null) => void>();
  inForm({ onFileChange, accept: [] });
  const items = files.map(() => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) }));
  fireEvent.drop(screen.getByText('Choose a file or drop it here'), { dataTransfer: { items, files } });
  expect(control()).toHaveAccessibleDescription(text);
  expect(onFileChange).not.toHaveBeenCalled();
});

it('shows how far the upload is, and can be cancelled but not changed', async () => {
  const onCancel = vi.fn<() => void>();
  render(<FileDrop label="File" file={csv} progress={40} onCancel={onCancel} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading products.csv' })).toHaveProperty('value', 40);
  expect(control()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it.each([
  [{ name: 'a.PNG', type: '' }, ['.png'], true],
  [{ name: 'a', type: 'image/webp' }, ['image/*'], true],
  [{ name: 'a.png', type: 'text/html' }, ['image/png'], false],
])('judges %o by %j', (file, accept, verdict) => expect(isAccepted(file, accept)).toBe(verdict));

it('writes limits and sizes for people', () => {
  expect(limitsText({ accept: ['image/svg+xml', '.csv', 'image/*'], maxBytes: 5_000_000 })).toBe(
    'SVG, CSV, pictures, at most 5 MB',
  );
  expect(limitsText({ maxBytes: 2 ** 21, maxText: '2 MB' })).toBe('at most 2 MB');
  expect([0, 1, 999, 1500, 999_950, 2_340_000, Number.NaN, -1].map(formatBytes)).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1.5 kB',
    '1 MB',
    '2.3 MB',
    '–',
    '–',
  ]);
});
