import type { Tree } from '../tree.svelte';

/**
 * Selects the next or previous match, wrapping around; the first one if none was visited. Returns whether there is one.
 */
export async function goToMatch(
  tree: Tree,
  by: 1 | -1,
  takesFocus: 'always' | 'alone',
): Promise<boolean> {
  const { finding } = tree;
  await finding.load();
  const { found } = finding;
  if (!found?.order.length) return false;
  const shows = () => tree.rows.some(({ id }) => finding.isMatch(id));
  if (!shows()) finding.reopen();
  const { rows } = tree;
  let at = finding.stepped ? tree.focusIndex : by > 0 ? -1 : 0;
  do at = (at + by + rows.length) % rows.length;
  while (!finding.isMatch(rows[at]!.id));
  finding.stepped = true;
  tree.select(rows[at]!);
  if (takesFocus === 'always' || found.order.length === 1) await tree.focus(at);
  else tree.show(at);
  return true;
}
