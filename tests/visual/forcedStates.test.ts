import { expect, test } from 'vitest';
import { forcedStates, withForcedStates } from '../../.storybook/forcedStates.ts';

test.each([
  ['&:hover { color: red }', "&:is(:hover, [data-force~='hover']) { color: red }"],
  ['a:active, a:focus', "a:is(:active, [data-force~='active']), a:is(:focus, [data-force~='focus'])"],
  ['&:focus-visible', "&:is(:focus-visible, [data-force~='focus'])"],
  [
    '&:hover:where(:not(:active))',
    "&:is(:hover, [data-force~='hover']):where(:not(:is(:active, [data-force~='active'])))",
  ],
  ['&::before:where(:hover)', "&::before:where(:is(:hover, [data-force~='hover']))"],
])('withForcedStates adds forced states to %s', (css, forced) => {
  expect(withForcedStates(css)).toBe(forced);
});

test.each([
  '&:focus-within',
  '&::-webkit-slider-thumb:hover',
  '[data-state=active]',
  'transition: hover',
  '&:active-view',
])('withForcedStates leaves %s unchanged', (css) => {
  expect(withForcedStates(css)).toBe(css);
});

test.each([
  ['design-system/components/Button/Button.styles.ts', true],
  ['design-system/theme/GlobalStyle.ts', true],
  ['design-system/components/Button/Button.tsx', false],
  ['src/app/App.styles.ts', false],
])('forcedStates transforms only style modules of the design system: %s, %s', (file, isChanged) => {
  expect(forcedStates().transform('&:hover', `/project/${file}`) !== undefined).toBe(isChanged);
});
