import { useRef } from 'react';

/** Milliseconds after which a letter begins a new text. */
const pauseMs = 700;

/** Text of letters typed in quick succession. One letter again and again stays one letter, which goes on to the next match. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });
  const isTyping = () => typed.current.text !== '' && performance.now() - typed.current.at < pauseMs;
  return {
    isTyping,
    end: () => {
      typed.current.text = '';
    },
    add(letter: string): string {
      const text = (isTyping() ? typed.current.text : '') + letter.toLowerCase();
      typed.current = { text, at: performance.now() };
      const first = text.charAt(0);
      return text === first.repeat(text.length) ? first : text;
    },
  };
}
