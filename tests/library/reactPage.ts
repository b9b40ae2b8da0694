/** A page as another team writes it: a form, a long table and a dialog, right to left, in another brand. */
export const reactPage = `
import '@data-exchange/design-system/styles.css';
import { createElement as h, useRef, version } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button, createTheme, DataTable, Dialog, Form, LocaleProvider, SubmitButton, TextField, ThemeProvider,
} from '@data-exchange/design-system';

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: 'Row ' + index }));
const columns = [{ id: 'name', header: 'Name', sortBy: (row) => row.name, cell: (row) => row.name }];
const brand = createTheme({ accent: '#7c3aed' });

function Page() {
  const field = useRef(null);
  const button = useRef(null);
  return h('main', {},
    h('p', { id: 'version' }, version),
    h(Form, { onSubmit: (values) => { document.title = JSON.stringify(values); } },
      h(TextField, { name: 'email', label: 'Email', kind: 'email', required: true, ref: field }),
      h(SubmitButton, {}, 'Send')),
    h(Button, { ref: button, onClick: () => { document.title = [field, button].map(({ current }) => current?.tagName).join(); } }, 'Refs'),
    h(Dialog.Root, {},
      h(Dialog.Trigger, {}, h(Button, {}, 'Open')),
      h(Dialog.Content, { title: 'Terms', description: 'Read them.' }, 'Text')),
    h(DataTable, { label: 'Rows', columns, rows, rowKey: (row) => row.id }));
}

// Radix asks for the nonce under this name when a dialog locks the scrolling.
globalThis.__webpack_nonce__ = document.querySelector('meta[property=csp-nonce]').content;
createRoot(document.getElementById('root')).render(
  h(ThemeProvider, { brand }, h(LocaleProvider, { locale: 'ar', texts: { common: { close: 'إغلاق' } } }, h(Page))));
`;
