import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.ts';
import { useEarlyEffect } from '../../internal/dom/useEarlyEffect.ts';
import { Root } from './AuthLayout.styles.ts';

/** Marks <html> while a component is mounted. `html:has(…)` would be evaluated on every change of the page. */
function useRootMark(mark: `data-${string}`) {
  useEarlyEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute(mark, true);
    return () => void root.toggleAttribute(mark, false);
  }, [mark]);
}

export interface AuthLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Logo and name, top left. */
  brand: ReactNode;
  /** Purpose of the page, e.g. 'Sign in'. */
  title: ReactNode;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Links to other pages, below the form. */
  footer?: ReactNode;
  /** Content next to the form on wide screens. Styles a `p` as the name, an `h2` and a `ul`. */
  aside?: ReactNode;
}

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
