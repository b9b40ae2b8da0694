import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { useRootMark } from '../../internal/dom/useRootMark.ts';
import { Root } from './AuthLayout.styles.ts';

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Mark and name, top left. */
  brand: ReactNode;
  /** What this page does, e.g. 'Log in'. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Ways on from here, under the form. */
  footer?: ReactNode;
  /** Shown beside the form on wide screens: a `p` for the name, an `h2` and a `ul`, whose looks come from here. */
  aside?: ReactNode;
}

/** The frame of every page before sign-in: one form, nothing else to do. */
export function AuthLayout({ brand, title, description, footer, aside, children, ...rest }: AuthLayoutProps) {
  useRootMark('data-alone');
  return (
    <Root {...rest} data-component="AuthLayout">
      <main>
        <div data-part="brand">{brand}</div>
        <div data-part="panel">
          <div data-part="intro">
            <Heading level={1} size="large">
              {title}
            </Heading>
            {description && <p>{description}</p>}
          </div>
          {children}
        </div>
        <div data-part="footer">{footer}</div>
      </main>
      {aside && <aside>{aside}</aside>}
    </Root>
  );
}
