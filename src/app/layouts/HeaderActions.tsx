import { Avatar, Button, chooseTheme, Icon, IconButton, lazyScreen, Menu, soon, useThemeChoice } from '#design-system';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { header, modeNames, themeNames } from '../../messages/shell.ts';
import { Anchor } from '../../pages/shared/Anchor.tsx';
import { ButtonLink } from '../../pages/shared/ButtonLink.tsx';
import { leaveBy } from '../../pages/shared/history/navigationBlockers.ts';
import { Tokens } from '../../pages/shared/payment/Tokens.tsx';
import { chooseMode, grantedModes, useMe, useMode } from '../../state/me/me.ts';
import { signOut } from '../../state/me/signIn.ts';
import { useSession } from '../../state/me/session.ts';
import { useBalance } from '../../state/trade/money/wallet.ts';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import { ChoiceMenu } from './ChoiceMenu.tsx';

const Bell = lazyScreen(soon(async () => (await import('../bell/Bell.tsx')).Bell));

const bellComing = (
  <IconButton label="" aria-hidden inert>
    <Icon name="bell" />
  </IconButton>
);

const themeIcons = { system: 'system', light: 'sun', dark: 'moon', contrast: 'show' } as const;

function BalanceChip() {
  return (
    <ButtonLink variant="soft" tone="neutral" size="small" to={paths.wallet} data-part="amount">
      <Icon name="wallet" label={header.balance} />
      <Tokens amount={useBalance()} size="small" short rolls />
    </ButtonLink>
  );
}

function ModeSwitch() {
  const mode = useMode();
  const granted = grantedModes(useMe());
  if (!mode || granted.length < 2) return null;
  const names = Object.fromEntries(granted.map((slot) => [slot, modeNames[slot]]));
  return (
    <ChoiceMenu label={header.mode} names={names} value={mode} onChoose={chooseMode}>
      <Button variant="ghost" tone="neutral" size="small">
        <span>{modeNames[mode]}</span>
        <Icon name="chevron-down" place="end" />
      </Button>
    </ChoiceMenu>
  );
}

function ThemeSwitch() {
  const choice = useThemeChoice();
  return (
    <ChoiceMenu label={header.theme} names={themeNames} value={choice} onChoose={chooseTheme}>
      <IconButton label={header.theme}>
        <Icon name={themeIcons[choice]} />
      </IconButton>
    </ChoiceMenu>
  );
}

function AccountMenu() {
  const user = useMe();
  const mode = useMode();
  const { ending } = useSession();
  const name = user ? `${user.first_name} ${user.last_name}`.trim() || user.email : '';
  return (
    <Menu.Root>
      <Menu.Trigger>
        <IconButton label={name ? `${header.account}: ${name}` : header.account}>
          <Avatar name={name} src={user?.picture} size="small" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>
          {[name, name !== user?.email && user?.email, mode && modeNames[mode]].map(
            (line) => line && <div key={line}>{line}</div>,
          )}
        </Menu.Label>
        <Menu.Separator />
        <Menu.Item asChild>
          <Anchor to={paths.profile}>
            <Icon name="user" />
            {header.profile}
          </Anchor>
        </Menu.Item>
        <Menu.Item asChild>
          <Anchor to={paths.security}>
            <Icon name="shield" />
            {header.security}
          </Anchor>
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item disabled={ending} onSelect={() => leaveBy(() => void signOut())}>
          <Icon name="log-out" />
          <span>{ending ? header.signingOut : header.signOut}</span>
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

export function HeaderActions() {
  // Phones show the balance only if there is no mode to choose.
  const hasModes = grantedModes(useMe()).length > 1;
  return (
    <>
      <PaletteButton />
      <span data-part={hasModes ? 'wide' : undefined}>
        <BalanceChip />
      </span>
      <ModeSwitch />
      <ErrorBoundary resetKey="bell" silent>
        <Suspense fallback={bellComing}>
          <Bell />
        </Suspense>
      </ErrorBoundary>
      <HelpButton />
      <span data-part="wide">
        <ThemeSwitch />
      </span>
      <AccountMenu />
    </>
  );
}
