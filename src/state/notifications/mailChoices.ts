import type { MailChoice, NotificationKind } from '#contract/notificationKinds.ts';
import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';

export const mailChoices = resource('notifications.choices', { from: 'notifications.choices' });

export const chooseMail = (kind: NotificationKind, choice: MailChoice) =>
  run('notifications.choose', { body: { mail: [{ kind, choice }] } });
