import { Checkbox, Grid, PasswordField, Stack, Text, TextField } from '#design-system';
import { passwordLength, slots } from '#contract/constants.ts';
import { personMessages as messages, roleNames } from '../../../../messages/admin.ts';
import { maxCharactersOf } from './personForm.ts';

interface PersonFieldsProps {
  adding?: boolean;
  /** The admin's own account: roles and address are read-only. */
  self?: boolean;
}

const { fields } = messages;

export function PersonFields({ adding = false, self = false }: PersonFieldsProps) {
  return (
    <Stack gap={4}>
      <TextField
        name="email"
        type="email"
        label={fields.email}
        required
        maxLength={maxCharactersOf.email}
        disabled={self}
        autoComplete="off"
        {...(self && { hint: messages.ownEmail })}
      />
      {adding && (
        <PasswordField
          name="password"
          label={fields.password}
          hint={messages.passwordHint}
          optional
          autoComplete="new-password"
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
        />
      )}
      <Grid columns="small" gap={4}>
        {(['first_name', 'last_name', 'company', 'phone', 'country'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={fields[name]}
            optional
            maxLength={maxCharactersOf[name]}
            autoComplete="off"
          />
        ))}
      </Grid>
      <TextField
        name="address"
        label={fields.address}
        optional
        maxLength={maxCharactersOf.address}
        autoComplete="off"
      />
      <fieldset disabled={self}>
        <Stack gap={2}>
          <legend style={{ padding: 0 }}>{messages.roles}</legend>
          {self && (
            <Text size="small" tone="muted">
              {messages.ownRights}
            </Text>
          )}
          <Grid columns="small" gap={2}>
            {slots.map((slot) => (
              <Checkbox key={slot} name={slot} label={roleNames[slot]} disabled={self} />
            ))}
          </Grid>
        </Stack>
      </fieldset>
    </Stack>
  );
}
