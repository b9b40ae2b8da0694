import { expect, within } from 'storybook/test';
import { Markdown } from '#design-system/components/Markdown/index.ts';
import preview from '../../../.storybook/preview.tsx';

const text = `Daily **weather** of Seattle from the [NOAA archive](https://www.ncei.noaa.gov), checked by hand.

# Coverage

- Four years, *without gaps*
- Temperature in °C
  - lowest and highest of the day
- ~~Humidity~~ (since 2014 in another file)

1. Read the file
2. Drop rows with \`NaN\`

## Columns

| Column | Unit | Empty |
| :--- | :---: | ---: |
| precipitation | mm | 0 % |
| wind | m/s | 2.5 % |

> Times are local.

\`\`\`
date,precipitation,wind
2012-01-01,0.0,4.7
\`\`\`

- [x] Checked against the source
- [ ] Wind direction

---

Questions: data@example.com`;

const meta = preview.meta({ title: 'Components/Markdown', component: Markdown, args: { text } });

const shown = async (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('link', { name: /NOAA archive/ }, { timeout: 20_000 });

export const Basic = meta.story({
  tags: ['visual', 'everyMode'],
  play: async ({ canvasElement }) => void (await shown(canvasElement)),
});

/** HTML shows as text, pictures as links, and addresses that run code are no links. */
export const Hostile = meta.story({
  args: {
    text: [
      '<script>alert(1)</script> <img src=x onerror=alert(2)>',
      '[one](javascript:alert(3)) [two](data:text/html,x) [three](https://example.com/?q=1)',
      '![A picture](https://example.com/spy.png)',
      'שלום **עולם** \u0000 \u202Ereversed',
      'long'.repeat(200),
    ].join('\n\n'),
  },
  play: async ({ canvasElement }) => {
    const here = within(canvasElement);
    await here.findByRole('link', { name: /three/ }, { timeout: 20_000 });
    await expect(here.getAllByRole('link')).toHaveLength(2);
    await expect(canvasElement.querySelector('script, img')).toBeNull();
  },
});
