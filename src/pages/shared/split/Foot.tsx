import type { ComponentProps } from 'react';
import { Bar } from './Foot.styles.ts';

/** Tells the frame its height, which leaves that room below the page. */
function tellHeight(bar: HTMLElement | null) {
  const page = bar?.closest('main');
  if (!bar || !page) return undefined;
  const observer = new ResizeObserver(() => page.style.setProperty('--shell-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.removeProperty('--shell-bar');
  };
}

export const Foot = (props: ComponentProps<typeof Bar>) => <Bar data-bar ref={tellHeight} {...props} />;
