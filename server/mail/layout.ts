// HTML of mails: inline styles in the colours of the design tokens, no remote content.
import { colours } from './colours.ts';

type Colour = keyof (typeof colours)['light'];

/** Text on one line without invisible marks, except the joiners that Persian words and emoji need. */
export const plainLine = (text: string): string =>
  text
    .replaceAll(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]+/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ +/gu, ' ')
    .trim();

export const escapeHtml = (text: string): string =>
  plainLine(text).replaceAll(/[&<>"']/gu, (mark) => `&#${mark.codePointAt(0)};`);

const light = colours.light;
const style = (...parts: readonly [property: string, colour: Colour][]) =>
  parts.map(([property, colour]) => `${property}:${light[colour]}`).join(';');

const darkRule = (name: string, property: string, colour: Colour) =>
  `.${name}{${property}:${colours.dark[colour]} !important}`;

const dark = [
  darkRule('page', 'background', 'page'),
  darkRule('card', 'background', 'card'),
  darkRule('card', 'border-color', 'edge'),
  darkRule('item', 'border-color', 'edge'),
  darkRule('text', 'color', 'text'),
  darkRule('muted', 'color', 'muted'),
  darkRule('link', 'color', 'link'),
  darkRule('button', 'background', 'fill'),
  darkRule('button', 'color', 'onFill'),
].join('');

export interface MailItem {
  readonly text: string;
  readonly link: { readonly url: string; readonly text: string };
  readonly note?: string;
}

export interface MailPage {
  readonly title: string;
  readonly items: readonly MailItem[];
  /** Lines below the card. */
  readonly notes: readonly { readonly text: string; readonly url?: string }[];
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const anchor = ({ url, text }: MailItem['link'], name: 'link' | 'button', look: string) =>
  `<a class="${name}" href="${escapeHtml(url)}" style="${look}">${escapeHtml(text)}</a>`;

const buttonLook = `${style(['background', 'fill'], ['color', 'onFill'])};display:inline-block;padding:10px 20px;border-radius:8px;font-weight:600;text-decoration:none`;

const paragraphHtml = (text: string, under: number) =>
  `<p class="text" style="margin:0 0 ${under}px;font-size:16px;line-height:24px;overflow-wrap:anywhere;${style(['color', 'text'])}">${text.split('\n').map(escapeHtml).join('<br>')}</p>`;

function itemHtml({ text, link, note }: MailItem, index: number, { length }: readonly MailItem[]): string {
  const edge = index > 0 ? `border-top:1px solid ${light.edge};padding-top:16px;margin-top:16px` : '';
  const opens =
    length === 1
      ? anchor(link, 'button', buttonLook)
      : anchor(link, 'link', `${style(['color', 'link'])};font-weight:600`);
  const when =
    note === undefined
      ? ''
      : `<p class="muted" style="margin:0 0 12px;font-size:14px;${style(['color', 'muted'])}">${escapeHtml(note)}</p>`;
  return `<div class="item" style="${edge}">${paragraphHtml(text, 8)}${when}<p style="margin:0">${opens}</p></div>`;
}

export type MailLink = MailItem['link'];

/** A mail of paragraphs, in which links are buttons. */
export const letterHtml = (title: string, paragraphs: readonly (string | MailLink)[]): string =>
  mailHtml(
    { title, items: [], notes: [] },
    paragraphs
      .map((part) =>
        typeof part === 'string'
          ? paragraphHtml(part, 16)
          : `<p style="margin:0 0 16px">${anchor(part, 'button', buttonLook)}</p>`,
      )
      .join(''),
  );

/** `inside` replaces the items by trusted HTML. */
export function mailHtml({ title, items, notes }: MailPage, inside?: string): string {
  const below = notes
    .map(({ text, url }) => {
      const shown = url === undefined ? escapeHtml(text) : anchor({ url, text }, 'link', style(['color', 'link']));
      return `<p class="muted" style="margin:0 0 8px;font-size:13px;line-height:20px;${style(['color', 'muted'])}">${shown}</p>`;
    })
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${dark}}</style></head>
<body class="page" style="margin:0;${style(['background', 'page'])};${font}"><div class="page" style="${style(['background', 'page'])};padding:24px 16px"><div style="max-width:560px;margin:0 auto">
<p class="muted" style="margin:0 0 16px;font-size:14px;font-weight:600;${style(['color', 'muted'])}">Data Exchange</p>
<div class="card" style="${style(['background', 'card'])};border:1px solid ${light.edge};border-radius:12px;padding:24px">
<h1 class="text" style="margin:0 0 16px;font-size:20px;line-height:28px;overflow-wrap:anywhere;${style(['color', 'text'])}">${escapeHtml(title)}</h1>
${inside ?? items.map(itemHtml).join('')}
</div><div style="padding:16px 0 0">${below}</div></div></div></body></html>
`;
}

export const mailText = ({ title, items, notes }: MailPage): string =>
  [
    ...(items.length > 1 ? [plainLine(title)] : []),
    ...items.map(({ text, link, note }) =>
      [plainLine(text), ...(note === undefined ? [] : [note]), link.url].join('\n'),
    ),
    `-- \n${notes.map(({ text, url }) => (url === undefined ? text : `${text}: ${url}`)).join('\n')}`,
  ].join('\n\n') + '\n';
