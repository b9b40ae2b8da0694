/** A page as another team writes it: a form, a long table and a dialog, right to left, in another brand. */
export const reactPage = `
import { createElement as h, useEffect, useRef, version } from 'react';
import {
  Banner, Button, Checkbox, Combobox, createTheme, DataTable, DatePicker, Dialog, Divider, Form, LocaleProvider, Menu,
  MultiSelect, NumberField, RadioGroup, ScrollArea, Select, Slider, Snackbar, SubmitButton, Switch, Tabs, TextArea, TextField,
  ThemeProvider, ThemeRegion, TimeField, Tree,
} from '@data-exchange/design-system';

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: 'Row ' + index }));
const columns = [{ id: 'name', header: 'Name', sortBy: (row) => row.name, cell: (row) => row.name }];
const options = [{ value: 'a', label: 'Aarau' }, { value: 'b', label: 'Bern' }];
const brand = createTheme({ accent: '#7c3aed' });

const more = () => [
  h(NumberField, { key: 1, label: 'Count' }), h(Select, { key: 2, label: 'Kind', options }), h(Combobox, { key: 3, label: 'City', options }),
  h(MultiSelect, { key: 4, label: 'Cities', options }), h(DatePicker, { key: 5, label: 'Day' }), h(TimeField, { key: 6, label: 'Time' }),
  h(RadioGroup, { key: 7, label: 'Plan', options }), h(Checkbox, { key: 8, label: 'Terms', defaultChecked: true }), h(Switch, { key: 9, label: 'Live' }),
  h(Slider, { key: 10, label: 'Volume' }), h(TextArea, { key: 11, label: 'Notes' }), h(Banner, { key: 12, title: 'Hint' }, 'Text'),
  h(Tabs.Root, { key: 13, defaultValue: 'a' }, h(Tabs.List, {}, h(Tabs.Trigger, { value: 'a' }, 'A')), h(Tabs.Content, { value: 'a' }, 'Tab')),
  h(Menu.Root, { key: 14 }, h(Menu.Trigger, {}, h(Button, {}, 'Menu')), h(Menu.Content, {}, h(Menu.Item, {}, 'Edit'))),
  h(Tree, { key: 15, label: 'Folders', items: [{ id: 'a', text: 'A', children: [{ id: 'b', text: 'B' }] }] }), h(Divider, { key: 16 }),
  h(ScrollArea, { key: 17, label: 'History' }, 'Text'),
];

function Page() {
  const field = useRef(null);
  const button = useRef(null);
  return h('main', {},
    h('p', { id: 'version' }, version),
    h(Form, { onSubmit: (values) => { document.title = JSON.stringify(values); } },
      h(TextField, { name: 'email', label: 'Email', type: 'email', required: true, ref: field }),
      h(SubmitButton, {}, 'Send')),
    h(Button, { ref: button, onClick: () => { document.title = [field, button].map(({ current }) => current?.tagName).join(); } }, 'Refs'),
    h(Dialog.Root, {},
      h(Dialog.Trigger, {}, h(Button, {}, 'Open')),
      h(Dialog.Content, { title: 'Terms', description: 'Read them.' }, 'Text')),
    h(DataTable, { label: 'Rows', columns, rows, rowKey: (row) => row.id }));
}

/** \`place\`: 'alone', 'region' with more parts, 'server' with the same hydrated, or 'host' without our global style. */
export const App = ({ place }) => {
  useEffect(() => { document.documentElement.dataset.ready = ''; }, []);
  const shown = place === 'alone' ? h(Page) : h(ThemeRegion, {}, h('main', { id: 'more' }, more()), h(Snackbar));
  return h(ThemeProvider, { brand, globalStyle: place !== 'host' },
    place === 'host' && h('ul', { id: 'list', role: 'list' }, h('li', {}, 'Item')),
    h(LocaleProvider, { locale: 'ar', texts: { common: { close: 'إغلاق' } } }, shown));
};
`;

export const reactMain = `
import '@data-exchange/design-system/styles.css';
import { createElement as h } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './page.js';

// Radix asks for the nonce under this name when a dialog locks the scrolling.
globalThis.__webpack_nonce__ = document.querySelector('meta[property=csp-nonce]').content;
const root = document.getElementById('root');
const place = new URLSearchParams(location.search).get('place') ?? 'alone';
if (root.firstChild) hydrateRoot(root, h(App, { place: 'server' }));
else createRoot(root).render(h(App, { place }));
`;

/** Prints the styles and the markup of the page with more parts; warnings go to the error output. */
export const reactServer = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './page.js';

const sheet = new ServerStyleSheet({ nonce: process.argv[2] });
const html = renderToString(sheet.collectStyles(h(App, { place: 'server' })));
process.stdout.write(JSON.stringify({ styles: sheet.getStyleTags(), html }));
`;

/** Element rules of a host: an excerpt of Bootstrap's reset and rules that older resets add. */
export const hostStyles = `
body { margin: 0; font: 16px/1.5 Arial; }
h1, h2, h3 { margin: 0 0 8px; font-weight: 500; line-height: 1.2; }
p, ol, ul, dl { margin: 0 0 16px; }
ol, ul { padding-left: 32px; }
legend { float: left; width: 100%; }
dt { font-weight: 700; }
button, input, select, textarea { font-family: monospace; }
img, svg { vertical-align: middle; }
hr { margin: 16px 0; border-top: 1px solid; opacity: 0.25; }
a, button { outline: 0; }
`;
