export { KeyValueList, type KeyValueListProps } from './KeyValueList.tsx';
export * as keyValueListVariants from './KeyValueList.variants.ts';
