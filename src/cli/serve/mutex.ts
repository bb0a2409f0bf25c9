/** Runs tasks one after the other, whether they succeed or fail. */
export type Turn = <T>(act: () => Promise<T>) => Promise<T>;

export function mutex(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    // Guard: one save after the other
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
