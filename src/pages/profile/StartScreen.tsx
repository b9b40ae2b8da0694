import { Form, FormError, Grid, Inline, Select, SubmitButton, useForm } from '#design-system';
import { mayStartAt, startPageNames, type StartPage } from '#contract/startPages.ts';
import type { User } from '#contract/types.ts';
import { profileMessages } from '../../messages/profile.ts';
import { titles } from '../../config/screens.ts';
import { grantedModes } from '../../state/me/me.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { chooseStartPage, startPageId } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { refusalOf } from '../shared/forms/refusalOf.ts';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const messages = profileMessages.start;

interface Values {
  start_page: StartPage;
}

/** Returns the chosen screen while the person may still open it. */
const chosenOf = (user: User, open: readonly StartPage[]): StartPage =>
  open.find((page) => page === user.start_page) ?? 'dashboard';

/** Stored on the server as soon as it is chosen: this browser forgets everything at sign-out. */
export function StartScreen({ user }: { user: User }) {
  const open = startPageNames.filter((page) => mayStartAt(page, grantedModes(user)));
  const form = useForm<Values>({ defaultValues: { start_page: chosenOf(user, open) } });
  const operation = useOperation('profile.update', startPageId);
  const save = async (values: Values) => {
    const outcome = await chooseStartPage(values.start_page);
    if (outcome.ok) form.reset(values);
    return refusalOf(outcome);
  };
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Form form={form} onSubmit={save}>
        <Grid columns="medium">
          <Select
            name="start_page"
            label={messages.label}
            options={open.map((value) => ({ value, label: titles[value] }))}
            onChange={({ target }) => target.form?.requestSubmit()}
          />
        </Grid>
        <FormError>{failureLines(operation)}</FormError>
        {operation.phase === 'fail' && (
          <Inline>
            <SubmitButton variant="outline">{messages.again}</SubmitButton>
          </Inline>
        )}
      </Form>
    </SettingsSection>
  );
}
