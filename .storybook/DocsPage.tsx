import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { ThemeProvider } from '../design-system/theme/ThemeProvider.tsx';
import { chromeOf } from './chrome.ts';
import './docs.css';
import { OnThisPage } from './headings/OnThisPage.tsx';
import { keepLook, onLook, show, standardLook, type Look } from './look.ts';
import { keepTableRoles } from './tableRoles.ts';

/** Settings of the toolbar. Events are no source: framed stories send theirs to this page too. */
function lookOf(context: DocsContainerProps['context']): Look {
  const { store } = context as unknown as { store: { userGlobals: { globals?: Partial<Look> } } };
  return { ...standardLook, ...store.userGlobals.globals };
}

export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [chrome, setChrome] = useState(() => {
    const first = lookOf(context);
    show(first);
    return chromeOf(first);
  });
  useEffect(() => {
    const changed = () => show(lookOf(context));
    context.channel.on('globalsUpdated', changed);
    return () => context.channel.off('globalsUpdated', changed);
  }, [context]);
  // Scripts change the look by `showLook`, without a switch of the toolbar.
  useEffect(() => onLook((next) => setChrome(chromeOf(next))), []);
  // Before effects: ThemeProvider writes the system's preference in one.
  useLayoutEffect(keepLook, []);
  useEffect(() => {
    const content = document.querySelector('#storybook-docs');
    return content ? keepTableRoles(content) : undefined;
  }, []);
  return (
    <DocsContainer context={context} theme={chrome}>
      <OnThisPage />
      <ThemeProvider>{children}</ThemeProvider>
    </DocsContainer>
  );
}
