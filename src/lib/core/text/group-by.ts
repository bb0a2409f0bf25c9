/* Lists by what their items have in common. */

/** Items by a key, in the order in which the keys first occur. */
export function groupBy<T, K>(
  all: Iterable<T>,
  keyOf: (one: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
