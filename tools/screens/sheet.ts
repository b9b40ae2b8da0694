// The contact sheet: all pictures of a screen in a row, cut at the first screenful; a click opens the whole page.
import { heightOf, type Fault, type Taken } from './take.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ({ role, width, theme, file, height }: Taken) => {
  const shown = width < 600 ? 195 : 480;
  const screens = (height / heightOf(width)).toFixed(1);
  return `<figure data-role="${role}" data-width="${width}" data-theme="${theme}"><a href="${file}" target="_blank"><img loading="lazy" src="${file}" alt="" style="inline-size:${shown}px;block-size:${Math.round((shown * heightOf(width)) / width)}px"></a><figcaption>${role} · ${width} · ${theme} · ${screens} screens</figcaption></figure>`;
};

const choice = (name: 'role' | 'width' | 'theme', values: readonly string[]) =>
  `<label>${name} <select data-by="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`;

const styles = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 24px 48px; background: #e8ebef; color: #16191d; }
header { position: sticky; inset-block-start: 0; display: flex; flex-wrap: wrap; gap: 16px; padding: 12px 0; background: #e8ebef; z-index: 1; }
section > div { display: flex; flex-wrap: wrap; gap: 16px; }
h2 { margin: 24px 0 8px; font-size: 18px; }
figure { margin: 0; }
figure[hidden] { display: none; }
img { object-fit: cover; object-position: top; border: 1px solid #b5bdc7; background: #fff; display: block; }
figcaption { font-size: 12px; }
pre { white-space: pre-wrap; }`;

const script = `
const chosen = {};
for (const select of document.querySelectorAll('select')) select.addEventListener('change', () => {
  chosen[select.dataset.by] = select.value;
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = Object.entries(chosen).some(([by, value]) => value && figure.dataset[by] !== value);
});`;

const unique = <T>(values: readonly T[]) => Array.from(new Set(values));

/** Returns the HTML of the sheet. */
export function sheetOf(taken: readonly Taken[], faults: readonly Fault[], when: string): string {
  const sections = unique(taken.map(({ scene }) => scene)).map((scene) => {
    const own = taken.filter((one) => one.scene === scene);
    return `<section id="${scene}"><h2>${scene}</h2><div>${own.map(figure).join('\n')}</div></section>`;
  });
  const selects = [
    choice('role', unique(taken.map(({ role }) => role))),
    choice('width', unique(taken.map(({ width }) => String(width)))),
    choice('theme', unique(taken.map(({ theme }) => theme))),
  ];
  const problems = faults.map(({ where, text }) => `${where}: ${escaped(text)}`).join('\n');
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Screens</title>
<style>${styles}</style>
<header><strong>${taken.length} pictures, ${when}</strong>${selects.join('')}</header>
${problems ? `<h2>Faults</h2><pre>${problems}</pre>` : ''}
${sections.join('\n')}
<script>${script}</script>
</html>
`;
}
