import { Button, Select, TextField } from '#design-system';
import { useState } from 'react';
import { defaultBrand } from '../../../.storybook/brands.ts';
import { radii, type OwnBrand } from '../../../.storybook/ownBrand.ts';
import { Settings } from './AllParts.styles.ts';
import type { Brand } from './useBrand.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));

const radiusOptions = optionsOf(radii);
const themeOptions = optionsOf(['light', 'dark', 'contrast']);
const densityOptions = optionsOf(['comfortable', 'compact']);
/** Families that every system has or can replace, beside ours. */
const fonts = ['Inter', 'system-ui', 'Arial', 'Verdana', 'Georgia', 'Times New Roman', 'Courier New'];

/** Colour of a text: # and three or six hexadecimal digits. */
function colourOf(text: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/iu.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  const six = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits;
  return `#${six.toLowerCase()}`;
}

/** Settings of the brand; each shows at once on the whole page. */
export function BrandForm({ own, look, change, changeLook }: Brand) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && colourOf(typed) === undefined;
  const offered = fonts.includes(own.font) ? fonts : [...fonts, own.font];
  const pick = (accent: string) => {
    setTyped(undefined);
    change({ accent });
  };
  return (
    <Settings aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
      <label>
        Colour
        <input type="color" value={own.accent} onChange={({ target }) => pick(target.value)} />
      </label>
      <TextField
        label="Colour code"
        value={typed ?? own.accent}
        error={isWrong ? '# and three or six hexadecimal digits' : undefined}
        maxLength={7}
        spellCheck={false}
        style={{ inlineSize: '9rem' }}
        onChange={({ target }) => {
          setTyped(target.value);
          const accent = colourOf(target.value);
          if (accent) change({ accent });
        }}
        onBlur={() => setTyped(undefined)}
      />
      <Select
        label="Corners"
        options={radiusOptions}
        value={own.radius}
        onChange={({ target }) => change({ radius: target.value as OwnBrand['radius'] })}
      />
      <Select
        label="Font"
        options={offered.map((font) => ({ value: font, label: font }))}
        value={own.font}
        onChange={({ target }) => change({ font: target.value })}
      />
      <Select
        label="Density"
        options={densityOptions}
        value={look.density}
        onChange={({ target }) => changeLook({ density: target.value })}
      />
      <Select
        label="Theme"
        options={themeOptions}
        value={look.theme}
        onChange={({ target }) => changeLook({ theme: target.value })}
      />
      <Button variant="ghost" tone="neutral" onClick={() => changeLook({ brand: defaultBrand })}>
        Reset brand
      </Button>
    </Settings>
  );
}
