import { Button, FormError, Grid, Inline, Select, Stack } from '#design-system';
import { mayStartAt, startPageNames, type StartPage } from '#contract/startPages.ts';
import type { User } from '#contract/types.ts';
import { useRef, useState } from 'react';
import { profileMessages } from './messages.ts';
import { titles } from '../../config/screens.ts';
import { grantedModes } from '../../state/me/me.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { chooseStartPage, startPageId } from '../../state/me/profile.ts';
import { failureLines } from '../shared/failureLines.tsx';
import { SettingsSection } from '../shared/forms/SettingsSection.tsx';

const messages = profileMessages.start;

const chosenOf = (user: User, open: readonly StartPage[]): StartPage =>
  open.find((page) => page === user.start_page) ?? 'dashboard';

/** Saves one choice at a time, then the latest: two requests at once could arrive in the wrong order. */
function useSaving() {
  const latest = useRef<StartPage>(undefined);
  const isSaving = useRef(false);
  return async (page: StartPage) => {
    latest.current = page;
    if (isSaving.current) return;
    isSaving.current = true;
    let isLatest = false;
    while (!isLatest) {
      const sent = latest.current;
      const outcome = await chooseStartPage(sent);
      // A dropped run is the end of the session.
      isLatest = latest.current === sent || (!outcome.ok && outcome.failure.facts.kind === 'dropped');
    }
    isSaving.current = false;
  };
}

/** Stored on the server as soon as it is chosen: this browser forgets everything at sign-out. */
export function StartScreen({ user }: { user: User }) {
  const open = startPageNames.filter((page) => mayStartAt(page, grantedModes(user)));
  const [chosen, choose] = useState(() => chosenOf(user, open));
  const operation = useOperation('profile.update', startPageId);
  const save = useSaving();
  const fieldError = operation.phase === 'fail' && operation.fields['start_page'] ? operation.text : undefined;
  return (
    <SettingsSection title={messages.title} text={messages.text}>
      <Stack gap={3}>
        <Grid columns="medium">
          <Select
            label={messages.label}
            options={open.map((value) => ({ value, label: titles[value] }))}
            value={chosen}
            error={fieldError}
            onChange={({ target }) => {
              const page = open.find((each) => each === target.value);
              if (!page) return;
              choose(page);
              void save(page);
            }}
          />
        </Grid>
        <FormError>{!fieldError && failureLines(operation)}</FormError>
        {operation.phase === 'fail' && (
          <Inline>
            <Button variant="outline" onClick={() => void save(chosen)}>
              {messages.again}
            </Button>
          </Inline>
        )}
      </Stack>
    </SettingsSection>
  );
}
