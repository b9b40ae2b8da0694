import { isLiveAddress } from '#contract/sources.ts';

export const isWebAddress = (text: string) => URL.canParse(text) && /^https?:/iu.test(text);
export const isSourceAddress = (text: string) => isWebAddress(text) || (URL.canParse(text) && isLiveAddress(text));
