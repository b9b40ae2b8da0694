import {
  Badge,
  Banner,
  Button,
  createTheme,
  Heading,
  Inline,
  Stack,
  Tabs,
  Text,
  TextField,
  ThemeRegion,
  type ThemeOptions,
} from '#design-system';
import { accentScale } from '#design-system/tokens/generated/brandScale.ts';
import typeTokens from '#design-system/tokens/source/type.json';
import { brands } from '../../.storybook/brands.ts';

const themes = ['light', 'dark', 'contrast'] as const;

const ownAccents = Object.fromEntries(
  Object.entries(accentScale).map(([step, color]) => [`--ds-color-blue-${step}`, color]),
);
const ownOptions: ThemeOptions = {
  radius: 'medium',
  font: { sans: typeTokens.type.font.sans.$value.join(', ') },
  density: 'comfortable',
};

/** The brand over the system's own values, where a brand of the toolbar would show through. */
function brandAlone(options: ThemeOptions) {
  const brand = createTheme({ ...ownOptions, ...options });
  return { ...brand, variables: { ...ownAccents, ...brand.variables } };
}

/** Options as code: `{ accent: '#00aa77' }`. */
const codeOf = (options: object) =>
  JSON.stringify(options, undefined, 1)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/"(\w+)":/gu, '$1:')
    .replaceAll('"', "'");

/** The same parts in several brands and all themes, with what `createTheme` changed. */
export function Brands() {
  return (
    <Stack gap={6} className="sb-unstyled">
      {brands.map(({ name, options }) => {
        const brand = brandAlone(options);
        return (
          <Stack key={name} gap={2}>
            <Heading level={3}>{name}</Heading>
            <code dir="ltr">{`createTheme(${codeOf(options)})`}</code>
            {brand.change && (
              <Text size="small">{`${brand.change.reason}: ${brand.change.used} is used instead.`}</Text>
            )}
            <Inline gap={0}>
              {themes.map((theme) => (
                <ThemeRegion
                  key={theme}
                  theme={theme}
                  brand={brand}
                  style={{ padding: 'var(--ds-space-4)', flex: '1 1 16rem' }}
                >
                  <Stack gap={3}>
                    <Inline>
                      <Button>Buy access</Button>
                      <Button variant="outline">Make an offer</Button>
                      <Badge tone="accent">New</Badge>
                    </Inline>
                    <TextField label="Product name" hint="Buyers search for it." defaultValue="Rain" />
                    <Tabs.Root defaultValue="data">
                      <Tabs.List aria-label={`${name}, ${theme}`}>
                        <Tabs.Trigger value="data">Data</Tabs.Trigger>
                        <Tabs.Trigger value="columns">Columns</Tabs.Trigger>
                      </Tabs.List>
                      <Tabs.Content value="data">2,048 rows</Tabs.Content>
                      <Tabs.Content value="columns">12 columns</Tabs.Content>
                    </Tabs.Root>
                    <Banner tone="accent">Two buyers wait for an answer.</Banner>
                  </Stack>
                </ThemeRegion>
              ))}
            </Inline>
          </Stack>
        );
      })}
    </Stack>
  );
}
