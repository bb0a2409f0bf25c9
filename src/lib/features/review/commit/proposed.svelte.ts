/*
 * How the proposal of the last commits is doing. The host is asked when it is shown, when the user comes back to the
 * window, and by “Refresh”. A failure leaves what is known, and nothing depends on the answer.
 */
import type { Proposal, ProposalMade } from '$lib/core/proposal';
import type { Committed, Git } from '$lib/core/storage';

export class Proposed {
  made: ProposalMade | undefined = $state.raw();
  current: Proposal | undefined = $state.raw();
  /** Why the host couldn't be asked, in a sentence. */
  problem: string = $state('');
  isAsking: boolean = $state(false);
  #branch: string | undefined;
  readonly #git: Git;

  constructor(git: Git) {
    this.#git = git;
  }

  get canAsk(): boolean {
    return this.#git.proposal !== undefined;
  }

  /** Another commit to the same branch belongs to the same proposal, as long as that is open. */
  committed({ request, branch }: Committed): void {
    const isEnded = this.current !== undefined && this.current.state !== 'open';
    if (request || branch !== this.#branch || isEnded) this.made = request;
    this.#branch = branch;
    this.current = undefined;
    this.problem = '';
  }

  async ask(): Promise<void> {
    const { made } = this;
    if (!made || this.isAsking || this.current?.state === 'merged') return;
    this.isAsking = true;
    const told = await this.#git.proposal?.(made);
    this.isAsking = false;
    if (!told || this.made !== made) return;
    if (told.ok) this.current = told.value;
    this.problem = told.ok ? '' : told.refusal.sentence;
  }
}
