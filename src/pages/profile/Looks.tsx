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
import { profileMessages } from './messages.ts';
import { themeNames } from '../../messages/shell.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { optionsOf } from '../../messages/format.ts';

const messages = profileMessages.looks;

const keyOf = <T extends string>(names: Readonly<Record<T, string>>, value: string): T | undefined =>
  (Object.keys(names) as T[]).find((name) => name === value);

export function Looks() {
  const theme = useThemeChoice();
  const density = useDensityChoice();
  const motion = useMotionChoice();
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Grid columns="medium">
        <Select
          label={messages.theme}
          options={optionsOf(themeNames)}
          value={theme}
          onChange={({ target }) => chooseTheme(keyOf(themeNames, target.value) ?? 'system')}
        />
        <Select
          label={messages.density}
          options={optionsOf(messages.densities)}
          value={density}
          onChange={({ target }) => chooseDensity(keyOf(messages.densities, target.value) ?? 'comfortable')}
        />
        <Select
          label={messages.motion}
          options={optionsOf(messages.motions)}
          value={motion}
          onChange={({ target }) => chooseMotion(keyOf(messages.motions, target.value) ?? 'system')}
        />
      </Grid>
    </SettingsSection>
  );
}
