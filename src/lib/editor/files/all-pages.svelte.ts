/* Reading all page files where each read counts against a host's limit. Questions about links need it, and ask for it. */
export class AllPages {
  /** Progress while many are being read. */
  reading: { readonly done: number; readonly total: number } | undefined = $state.raw();
  /** Whether they were read. From then on, only those that change have to be. */
  areRead: boolean = $state(false);
}
