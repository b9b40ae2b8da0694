import { AuthLayout, type AuthLayoutProps } from '#design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { titles, type ScreenName } from '../../../config/screens.ts';
import { Brand } from './Brand.tsx';
import { AccountHelp } from '../help/AccountHelp.tsx';
import { useTitle } from '../useTitle.ts';
import { pitch } from '../../../messages/screens.ts';

/** Products stay visible below the form where there is no room beside it. */
const WithProducts = styled(AuthLayout)`
  @media (max-width: 71.99rem) {
    && > aside {
      display: grid;
      justify-items: center;
      padding: var(--ds-space-8) var(--ds-space-4);
      border-inline-start: 0;
    }
  }
`;

function Pitch() {
  return (
    <>
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
  /** In place of the steps beside the form. */
  products?: ReactNode;
}

export function AccountFrame({ screen, heading, footer, products, ...rest }: AccountFrameProps) {
  useTitle(heading);
  const Layout = products ? WithProducts : AuthLayout;
  return (
    <Layout
      {...rest}
      title={heading ?? titles[screen]}
      brand={<Brand />}
      aside={
        <>
          <h2>{pitch.sentence}</h2>
          {products ?? <Pitch />}
        </>
      }
      footer={
        <>
          {footer} <AccountHelp screen={screen} />
        </>
      }
    />
  );
}
