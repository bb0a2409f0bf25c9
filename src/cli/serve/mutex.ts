/** Does one thing after the other, whatever becomes of each. */
export type Turn = <T>(act: () => Promise<T>) => Promise<T>;

export function mutex(): Turn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
}
