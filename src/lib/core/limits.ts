/* Limits of hosts that count requests. */

/** How many requests a host still allows with the same credentials, and of how many. */
export interface Allowance {
  readonly left: number;
  readonly of: number;
}

/** A host's limit that allows no more requests for a while. */
export interface Limit {
  /** "GitHub" */
  readonly host: string;
  /** When requests are allowed again, in milliseconds since 1970. */
  readonly until: number;
  /** Whether the limit is that of a token. Otherwise it is shared by everyone at the same address. */
  readonly isSignedIn: boolean;
}

/** Limits of a storage at a host that counts requests. */
export interface Limits {
  /** The limit in force, or undefined while requests are sent. */
  readonly now: () => Limit | undefined;
  /** Calls back whenever the limit may have changed, until the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
  /** Resumes requests, whatever the time is. */
  readonly goOn: () => void;
}
