import { Button, Form, FormError, Grid, Inline, SubmitButton, TextField, useForm } from '#design-system';
import { textLimits } from '#contract/constants.ts';
import type { User } from '#contract/types.ts';
import { profileMessages } from './messages.ts';
import { clearFailure, useOperation, refusalOf } from '../../state/machine/operations.ts';
import { updateProfile, type ProfileValues } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';

const messages = profileMessages.data;

const fields = [
  { name: 'first_name', max: textLimits.personName, autoComplete: 'given-name' },
  { name: 'last_name', max: textLimits.personName, autoComplete: 'family-name' },
  { name: 'company', max: textLimits.company, autoComplete: 'organization' },
  { name: 'phone', max: textLimits.phone, autoComplete: 'tel' },
  { name: 'address', max: textLimits.address, autoComplete: 'street-address' },
  { name: 'country', max: textLimits.country, autoComplete: 'country-name' },
] as const satisfies readonly { name: keyof ProfileValues; max: number; autoComplete: string }[];

const valuesOf = ({ first_name, last_name, company, phone, address, country }: User): ProfileValues => ({
  first_name,
  last_name,
  company,
  phone,
  address,
  country,
});

const changeOf = (before: ProfileValues, after: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== before[name as keyof ProfileValues]));

export function ProfileForm({ user }: { user: User }) {
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(user) });
  const { isDirty } = form.formState;
  const operation = useOperation('profile.update');
  const save = async (values: ProfileValues) => {
    const outcome = await updateProfile(changeOf(valuesOf(user), values));
    if (outcome.ok) form.reset(values);
    return refusalOf(outcome);
  };
  const undo = () => {
    form.reset(valuesOf(user));
    clearFailure('profile.update');
  };
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <LeaveGuard when={isDirty} />
      <Form form={form} onSubmit={save}>
        <Grid columns="medium">
          {fields.map(({ name, max, autoComplete }) => (
            <TextField
              key={name}
              name={name}
              label={messages[name]}
              optional={false}
              type={name === 'phone' ? 'tel' : 'text'}
              maxLength={max}
              autoComplete={autoComplete}
            />
          ))}
        </Grid>
        <FormError>{failureLines(operation)}</FormError>
        <Inline>
          <SubmitButton disabled={!isDirty}>{messages.save}</SubmitButton>
          {isDirty && (
            <Button variant="ghost" tone="neutral" onClick={undo}>
              {messages.undo}
            </Button>
          )}
        </Inline>
      </Form>
    </SettingsSection>
  );
}
