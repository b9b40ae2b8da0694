import { Combobox, dateFormat, fillText, Grid, numberFormat, Select, Stack, Text } from '#design-system';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { optionsOf } from '../../messages/format.ts';
import { profileMessages } from './messages.ts';
import { chooseFormats, chooseNumberStyle, preferences } from '../../state/me/preferences.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { browserLocale, deviceTimeZone, localeOptions, timeZoneOptions } from './locales.ts';

const messages = profileMessages.formats;

/** Remounted on each change: formats are global and not props. */
function Example() {
  const [now] = useState(() => new Date());
  return (
    <Text as="p" tone="muted" size="small" aria-live="polite">
      {messages.example}: <span>{dateFormat({ dateStyle: 'full', timeStyle: 'long' }).format(now)}</span> ·{' '}
      <span>{numberFormat().format(1_234_567.89)}</span>
    </Text>
  );
}

export function Formats() {
  const { locale, timeZone, numberStyle } = useSnapshot(preferences);
  const [zones] = useState(timeZoneOptions);
  const [languages] = useState(localeOptions);
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Stack gap={4}>
        <Grid columns="medium">
          <Select
            label={messages.locale}
            placeholder={fillText(messages.browser, { name: browserLocale() })}
            options={languages}
            value={locale}
            onChange={({ target }) => chooseFormats({ locale: target.value })}
          />
          <Combobox
            label={messages.timeZone}
            placeholder={fillText(messages.device, { name: deviceTimeZone() })}
            options={zones}
            value={timeZone}
            onValueChange={(value) => chooseFormats({ timeZone: value })}
          />
          <Select
            label={messages.numberStyle}
            placeholder={messages.asLanguage}
            options={optionsOf(messages.numberStyles)}
            value={numberStyle}
            onChange={({ target }) => chooseNumberStyle(target.value)}
          />
        </Grid>
        <Example key={`${locale} ${timeZone} ${numberStyle}`} />
      </Stack>
    </SettingsSection>
  );
}
