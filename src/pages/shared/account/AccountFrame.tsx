import { AuthLayout, type AuthLayoutProps } from '#design-system';
import { titles, type ScreenName } from '../../../config/screens.ts';
import { Brand } from './Brand.tsx';
import { AccountHelp } from '../help/AccountHelp.tsx';
import { useTitle } from '../useTitle.ts';
import { pitch } from '../../../messages/screens.ts';

function Pitch() {
  return (
    <>
      <h2>{pitch.sentence}</h2>
      <ul data-part="steps">
        {pitch.steps.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{text}</span>
          </li>
        ))}
      </ul>
      <svg viewBox="0 0 400 264" aria-hidden>
        <use href="/pitch.svg#card" />
      </svg>
    </>
  );
}

export interface AccountFrameProps extends Omit<AuthLayoutProps, 'brand' | 'aside' | 'title'> {
  screen: ScreenName;
  heading?: string;
}

export function AccountFrame({ screen, heading, footer, ...rest }: AccountFrameProps) {
  useTitle(heading);
  return (
    <AuthLayout
      {...rest}
      title={heading ?? titles[screen]}
      brand={<Brand />}
      aside={<Pitch />}
      footer={
        <>
          {footer} <AccountHelp screen={screen} />
        </>
      }
    />
  );
}
