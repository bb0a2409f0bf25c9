/** What is shown beside what readers see; all of it marked. */
export interface Looking {
  /** Hidden elements. */
  readonly hidden?: boolean;
  /** What the builder drops, each with its reason. */
  readonly lost?: boolean;
}
