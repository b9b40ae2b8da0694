import { expect, waitFor } from 'storybook/test';
import { CodeBlock, codeBlockVariants, CodeTabs } from '#design-system/components/CodeBlock/index.ts';
import { Stack } from '#design-system/components/Layout/index.ts';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { label: 'curl command', code: "curl 'http://127.0.0.1:4000/access/0192f7a1?key=…' \\\n  -o weather.csv" },
});

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const fonts = ['pre', 'code'].map((tag) => getComputedStyle(canvasElement.querySelector(tag) as Element).font);
    await expect(fonts[1]).toBe(fonts[0]);
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy curl command' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(copied[0]).toContain('weather.csv');
  },
});

export const Wrapped = meta.story({
  args: { wrap: true, label: 'Access address', code: `https://example.org/access/${'0192f7a1'.repeat(20)}` },
});

const samples = {
  bash: "curl --fail 'https://example.org/access/0192' \\\n  -o weather.csv # one file",
  javascript:
    "const answer = await fetch('https://example.org/access/0192');\nif (!answer.ok) throw new Error('refused');",
  json: '{ "station": "Basel", "rain": 2.4, "dry": false }',
  python: "import pandas as pd\n\ndata = pd.read_csv('weather.csv')  # rows by hour\ndata.head(10)",
  r: 'data <- read.csv("weather.csv", header = TRUE)',
  sql: "select station, avg(rain) from read_parquet('weather.parquet') group by station;",
};

export const Languages = meta.story({
  tags: ['visual', 'everyMode'],
  render: () => (
    <Stack>
      {codeBlockVariants.languages.map((language) => (
        <CodeBlock key={language} label={language} language={language} code={samples[language]} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('code:has([data-token])')).toHaveLength(6));
  },
});

export const LanguageTabs = meta.story({
  render: () => (
    <CodeTabs
      label="Read the product with"
      samples={[
        { label: 'curl', language: 'bash', code: samples.bash },
        { label: 'Python', language: 'python', code: samples.python },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Python' }));
    await expect(canvas.getByRole('button', { name: 'Copy Python' })).toBeVisible();
  },
});
