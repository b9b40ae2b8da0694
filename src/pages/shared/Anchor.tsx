import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  to: string;
  replace?: boolean | undefined;
  state?: unknown;
}

// Own implementation because the router's Link adds 2 kB of prefetching for its framework mode to the sign-in screen.
export function Anchor({ to, replace, state, onClick, children, ...rest }: AnchorProps) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { ...(replace && { replace }), state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
