import { Button, CodeTabs, createTheme, Icon, Inline, saveFile, Stack } from '#design-system';
import type { ThemeOptions } from '#design-system/theme/createTheme.ts';
import { themes } from '#design-system/tokens/generated/tokens.ts';
import { codeOf, optionsOf } from '../../../.storybook/ownBrand.ts';
import { brandTokens } from './brandTokens.ts';
import type { Brand } from './useBrand.ts';

/** Options as code: `{ accent: '#00aa77' }`. */
const literal = (options: object) =>
  JSON.stringify(options, undefined, 1)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/"(\w+)":/gu, '$1:')
    .replaceAll(/"((?:[^"\\]|\\.)*)"/gu, (_quoted, text: string) => `'${text.replaceAll(String.raw`\"`, '"')}'`);

/** The brand as code, style sheet, tokens and address. */
export function BrandExport({ own, look }: Brand) {
  const density = look.density === 'compact' ? 'compact' : 'comfortable';
  const options: ThemeOptions = { ...optionsOf(own), ...(density === 'compact' && { density }) };
  const brand = createTheme(options);
  const code = `import { createTheme, ThemeProvider } from '@data-exchange/design-system';

const brand = createTheme(${literal(options)});

export const App = () => <ThemeProvider brand={brand}>…</ThemeProvider>;`;
  const globals = `brand:${codeOf(own)};theme:${look.theme};density:${density}`;
  const address = new URL(`./?path=/docs/start-all-parts--docs&globals=${globals}`, document.baseURI).href;
  return (
    <Stack gap={3}>
      <CodeTabs
        label="Use this brand"
        samples={[
          { label: 'Theme code', language: 'javascript', code },
          { label: 'Address', language: 'bash', code: address },
          { label: 'CSS', language: 'javascript', code: brand.css() },
        ]}
      />
      <Inline>
        {themes.map((theme) => (
          <Button
            key={theme}
            variant="outline"
            tone="neutral"
            onClick={() =>
              saveFile(
                `${theme}.tokens.json`,
                JSON.stringify(brandTokens(theme, density, brand), undefined, 2),
                'application/json',
              )
            }
          >
            <Icon name="download" />
            DTCG tokens, {theme}
          </Button>
        ))}
        <Button variant="outline" tone="neutral" onClick={() => saveFile('brand.css', brand.css(), 'text/css')}>
          <Icon name="download" />
          CSS
        </Button>
      </Inline>
    </Stack>
  );
}
