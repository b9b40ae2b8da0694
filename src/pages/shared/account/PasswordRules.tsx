import { fillText, Icon, Inline, Stack, Text, useWatch } from '#design-system';
import { passwordLength } from '#contract/constants.ts';
import { recoveryMessages as messages } from '../../../messages/recovery.ts';

/** Rules checked while typing; only the server knows common passwords. */
export function PasswordRules() {
  const [password, repeat] = useWatch<{ password: string; repeat: string }, ['password', 'repeat']>({
    name: ['password', 'repeat'],
  });
  const length = Array.from(password).length;
  const rules = [
    { text: fillText(messages.long, { min: passwordLength.min }), met: length >= passwordLength.min },
    {
      text: fillText(messages.notLonger, { max: passwordLength.max }),
      met: length > 0 && length <= passwordLength.max,
    },
    { text: messages.same, met: password !== '' && password === repeat },
  ];
  return (
    <Stack as="ul" data-part="list" gap={1} aria-label={messages.rules}>
      {rules.map(({ text, met }) => (
        <Inline as="li" key={text} gap={2}>
          <Icon name={met ? 'check' : 'minus'} size="small" label={met ? messages.met : messages.open} />
          <Text size="small" tone={met ? 'success' : 'muted'}>
            {text}
          </Text>
        </Inline>
      ))}
    </Stack>
  );
}
