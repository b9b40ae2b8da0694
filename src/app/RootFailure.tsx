import { Button, Heading, Inline, Stack } from '#design-system';
import { useState } from 'react';
import { paths } from '../config/paths.ts';
import { screens } from '../messages/screens.ts';
import { clearStored } from '../state/machine/storage.ts';

const messages = screens.appCrashed;

const whole = {
  minBlockSize: '100dvh',
  placeContent: 'center',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  padding: 'var(--ds-space-6)',
} as const;

/** A full page load: the state that broke the app is not reused. */
async function leave() {
  try {
    const { signOut } = await import('../state/me/signIn.ts');
    await signOut();
  } catch {
    clearStored();
  } finally {
    location.assign(paths.login);
  }
}

export function RootFailure() {
  const [leaving, setLeaving] = useState(false);
  const signOut = () => {
    setLeaving(true);
    void leave();
  };
  return (
    <Stack as="main" role="alert" gap={4} align="start" style={whole}>
      <Heading level={1}>{messages.title}</Heading>
      <p>{messages.text}</p>
      <Inline gap={3}>
        <Button onClick={() => location.reload()}>{messages.retry}</Button>
        <Button variant="outline" tone="neutral" loading={leaving} onClick={signOut}>
          {messages.signOut}
        </Button>
      </Inline>
    </Stack>
  );
}
