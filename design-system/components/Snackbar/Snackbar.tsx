import * as Radix from '@radix-ui/react-toast';
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { Icon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { durationsMs, maxVisible, snackbar, type SnackbarItem } from './queue.ts';
import * as Styled from './Snackbar.styles.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { snackbarTexts } from './texts.ts';

function reachable(text: HTMLElement | null) {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
}

function Words({ id, text, detail, progress }: Pick<SnackbarItem, 'id' | 'text' | 'detail' | 'progress'>) {
  const textId = useId();
  // In a child, because Radix draws an item only after its viewport.
  useLayoutEffect(() => snackbar.markVisible(id), [id]);
  return (
    <div ref={reachable} data-part="words">
      <Radix.Description id={textId} data-part="text">
        {text}
      </Radix.Description>
      {detail && <Radix.Description data-part="detail">{detail}</Radix.Description>}
      {progress !== undefined && <progress aria-labelledby={textId} {...(progress !== null && { value: progress })} />}
    </div>
  );
}

function Item({ id, type, kind, text, detail, action, progress, restarts = 0 }: SnackbarItem) {
  const texts = useTexts('common', commonTexts);
  return (
    <Styled.Item
      type={type === 'error' || type === 'warning' ? 'foreground' : 'background'}
      // Another duration starts the clock again; a fraction of a millisecond is enough.
      duration={progress === undefined ? durationsMs[kind] + restarts / 1000 : Infinity}
      onOpenChange={(open) => !open && snackbar.hide(id)}
      data-component="Snackbar"
      data-type={type}
      data-kind={kind}
    >
      <Icon name={type} />
      <Words id={id} text={text} detail={detail} progress={progress} />
      {action && (
        <Radix.Action altText={action.label} asChild onClick={action.onSelect}>
          <Button size="small" variant="ghost">
            {action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton label={texts.dismiss} size="small">
          <Icon name="close" />
        </IconButton>
      </Radix.Close>
    </Styled.Item>
  );
}

export function Snackbar() {
  const texts = useTexts('snackbar', snackbarTexts);
  const items = useSyncExternalStore(snackbar.subscribe, snackbar.items, snackbar.items);
  return (
    <Radix.Provider label={texts.label} swipeDirection="right">
      {items.slice(0, maxVisible).map((item) => (
        <Item key={`${item.id}.${item.version ?? 0}`} {...item} />
      ))}
      <Styled.Viewport />
    </Radix.Provider>
  );
}
