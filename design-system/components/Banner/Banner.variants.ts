export { tones } from '../../internal/control.styles.ts';
export const defaults = { tone: 'neutral' } as const;
