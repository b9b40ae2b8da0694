/** What a report is drawn from. */
export interface ViewProps<R> {
  report: R;
  /** The same of the time before, where it is compared and known. */
  before: R | undefined;
}
