import { Button, createTheme, Inline, ThemeRegion } from '#design-system';

const brand = createTheme({ accent: '#00aa77', radius: 'large' });

export const Branded = () => (
  <ThemeRegion brand={brand}>
    <Inline>
      <Button>Buy access</Button>
      <Button variant="soft">Make an offer</Button>
    </Inline>
  </ThemeRegion>
);
