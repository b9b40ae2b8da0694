import { Banner, createTheme, Inline, Text } from '#design-system';
import { optionsOf, type OwnBrand } from '../../../.storybook/ownBrand.ts';
import { Swatch } from './AllParts.styles.ts';
import { lowestOf } from './brandContrast.ts';

const themes = ['light', 'dark', 'contrast'] as const;

/** The colour that is used, why it differs from the one that was asked for, and the lowest contrast in each theme. */
export function BrandResult({ own }: { own: OwnBrand }) {
  const { variables, change } = createTheme(optionsOf(own));
  const lowest = themes.map((theme) => ({ theme, ...lowestOf(theme, variables) }));
  return (
    <Banner
      tone={change ? 'warning' : 'success'}
      title={change ? 'The colour is corrected' : 'The colour is used exactly'}
    >
      {change && (
        <Inline gap={2}>
          <Swatch style={{ background: change.given }} />
          <Text>{`${change.given} → ${change.used}`}</Text>
          <Swatch style={{ background: change.used }} />
          <Text>{change.reason}.</Text>
        </Inline>
      )}
      <Text as="p">
        {'Lowest contrast of a text: '}
        {lowest.map(({ theme, ratio, wanted }) => `${theme} ${ratio.toFixed(2)}:1 of ${wanted}:1`).join(', ')}.
      </Text>
    </Banner>
  );
}
