import {
  chooseDensity,
  chooseMotion,
  chooseTheme,
  Grid,
  Select,
  useDensityChoice,
  useMotionChoice,
  useThemeChoice,
} from '#design-system';
import { profileWords } from '../../messages/profile.ts';
import { themeNames } from '../../messages/shell.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { optionsOf } from './optionsOf.ts';

const words = profileWords.looks;

const keyOf = <T extends string>(names: Readonly<Record<T, string>>, value: string): T | undefined =>
  (Object.keys(names) as T[]).find((name) => name === value);

export function Looks() {
  const theme = useThemeChoice();
  const density = useDensityChoice();
  const motion = useMotionChoice();
  return (
    <SettingsSection title={words.title} text={words.text}>
      <Grid columns="medium">
        <Select
          label={words.theme}
          options={optionsOf(themeNames)}
          value={theme}
          onChange={({ target }) => chooseTheme(keyOf(themeNames, target.value) ?? 'system')}
        />
        <Select
          label={words.density}
          options={optionsOf(words.densities)}
          value={density}
          onChange={({ target }) => chooseDensity(keyOf(words.densities, target.value) ?? 'comfortable')}
        />
        <Select
          label={words.motion}
          options={optionsOf(words.motions)}
          value={motion}
          onChange={({ target }) => chooseMotion(keyOf(words.motions, target.value) ?? 'system')}
        />
      </Grid>
    </SettingsSection>
  );
}
