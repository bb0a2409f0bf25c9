/** What is shown in addition to what readers see. All of it is marked. */
export interface Looking {
  /** Hidden elements. */
  readonly hidden?: boolean;
  /** Whatever the builder drops, with the reason for each. */
  readonly lost?: boolean;
}
