import type { Session } from '../context';
import type { OtherVersion } from './other-version.svelte';

/** The version that a document is compared with, while the comparison is out of sight, too. */
class ComparedVersion {
  chosen: OtherVersion | undefined = $state.raw();
  /** What was typed to choose it. */
  typed: string = $state('');
}

const compared = new WeakMap<Session, ComparedVersion>();

export function comparedVersionOf(session: Session): ComparedVersion {
  let version = compared.get(session);
  if (!version) compared.set(session, (version = new ComparedVersion()));
  return version;
}
