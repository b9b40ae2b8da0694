export interface ViewProps<R> {
  report: R;
  /** Previous period, if compared and loaded. */
  before: R | undefined;
}
