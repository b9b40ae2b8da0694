import * as Radix from '@radix-ui/react-toast';
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Icon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { durationsMs, maxVisible, snackbar, type SnackbarItem } from './queue.ts';
import * as Styled from './Snackbar.styles.ts';
import { onShown } from '../../internal/dom/afterPress.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { commonTexts } from '../../internal/locale/commonTexts.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';
import { snackbarTexts } from './texts.ts';

/** Screen readers skip a text that arrives together with its live region. */
const settleMs = 100;
const spokenMs = 1000;

/** Longest time of a browser's timer. Unlike `Infinity`, it stops Radix's running clock. */
const heldMs = 2 ** 31 - 1;

/** Announces a text once, in a region that no open dialog hides. */
function speak(text: string, urgent: boolean): void {
  const region = document.createElement('div');
  region.role = 'status';
  region.ariaLive = urgent ? 'assertive' : 'polite';
  region.style.cssText =
    'position: fixed; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';
  document.body.append(region);
  setTimeout(() => region.append(text), settleMs);
  setTimeout(() => region.remove(), settleMs + spokenMs);
}

function reachable(text: HTMLElement | null) {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
}

const isUrgent = (type: SnackbarItem['type']) => type === 'error' || type === 'warning';

/** Radix announces an item when it appears; this announces the lines that an update changes, or all that come again. */
function useChangedLines(item: Pick<SnackbarItem, 'type' | 'text' | 'progress' | 'restarts'>) {
  const { type, progress } = item;
  const words = useRef<HTMLDivElement>(null);
  const announced = useRef<{ text: string; detail: string; item: typeof item }>(null);
  useEffect(() => {
    const [text = '', detail = ''] = [...(words.current?.children ?? [])].map((line) => line.textContent);
    const now = { text, detail, item };
    const last = announced.current ?? now;
    const isAgain = item.restarts !== last.item.restarts && item.text === last.item.text;
    // The detail of a running task changes too often to be announced.
    const isSame = text === last.text && (progress !== undefined || detail === last.detail);
    if (announced.current && isSame && !isAgain) return;
    announced.current = now;
    const changed = [text !== last.text && text, detail !== last.detail && detail].filter(Boolean);
    const spoken = changed.length === 0 && isAgain ? [text, detail] : changed;
    if (spoken.length > 0) speak(spoken.join(' ').trim(), isUrgent(type));
  });
  return words;
}

type WordsProps = Pick<SnackbarItem, 'id' | 'type' | 'text' | 'detail' | 'progress' | 'restarts'>;

function Words({ id, type, text, detail, progress, restarts = 0 }: WordsProps) {
  const textId = useId();
  const words = useChangedLines({ type, text, progress, restarts });
  // In a child, because Radix draws an item only after its viewport.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a message shown again is painted again
  useLayoutEffect(() => onShown(() => snackbar.markVisible(id)), [id, restarts]);
  // After the frame, which has laid the text out.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text may be too long
  useLayoutEffect(() => onShown(() => reachable(words.current)), [text, detail, words]);
  return (
    <div ref={words} data-part="words">
      <Radix.Description id={textId} data-part="text">
        {text}
      </Radix.Description>
      {detail && <Radix.Description data-part="detail">{detail}</Radix.Description>}
      {progress !== undefined && <progress aria-labelledby={textId} {...(progress !== null && { value: progress })} />}
    </div>
  );
}

function Item({ id, type, kind, text, detail, action, progress, painted, restarts = 0 }: SnackbarItem) {
  const texts = useTexts('common', commonTexts);
  return (
    <Styled.Item
      type={isUrgent(type) ? 'foreground' : 'background'}
      // Another duration starts the clock again; a fraction of a millisecond is enough.
      duration={painted && progress === undefined ? durationsMs[kind] + restarts / 1000 : heldMs}
      onOpenChange={(open) => !open && snackbar.hide(id)}
      data-component="Snackbar"
      data-type={type}
      data-kind={kind}
    >
      <Icon name={type} />
      <Words id={id} type={type} text={text} detail={detail} progress={progress} restarts={restarts} />
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
  const towardsEdge = useDirection() === 'rtl' ? 'left' : 'right';
  return (
    <Radix.Provider label={texts.label} swipeDirection={towardsEdge}>
      {items.slice(0, maxVisible).map((item) => (
        <Item key={item.id} {...item} />
      ))}
      <Styled.Viewport label={fillText(texts.region, { key: '{hotkey}' })} />
    </Radix.Provider>
  );
}
