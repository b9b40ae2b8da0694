export interface Page<Item> {
  readonly content: readonly Item[];
  readonly total: number;
  readonly page: number;
}
