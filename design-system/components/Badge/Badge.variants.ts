export { tones } from '../../internal/styles/control.styles.ts';
export const variants = ['soft', 'outline'] as const;
export const defaults = { tone: 'neutral', variant: 'soft' } as const;
