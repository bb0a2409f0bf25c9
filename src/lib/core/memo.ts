/*
 * Remembered answers. They are all the state that modules of core have: each answer is kept with an immutable object
 * that it is about, and is forgotten with it. A document's nodes are shared between its states, so after an edit only
 * what the edit touched is answered anew. Nothing depends on what was asked before, or in which order.
 */

/** Remembers one answer for each object. */
export function memo<About extends object, Answer>(
  answer: (about: About) => Answer,
): (about: About) => Answer {
  const known = new WeakMap<About, Answer>();
  return (about) => {
    let found = known.get(about);
    if (found === undefined && !known.has(about)) known.set(about, (found = answer(about)));
    return found as Answer;
  };
}

/** Remembers an answer for each object and key. Other arguments must follow from these two. */
export function memoByKey<About extends object, Key, Rest extends readonly unknown[], Answer>(
  answer: (about: About, key: Key, ...rest: Rest) => Answer,
): (about: About, key: Key, ...rest: Rest) => Answer {
  const known = new WeakMap<About, Map<Key, Answer>>();
  return (about, key, ...rest) => {
    let answers = known.get(about);
    if (!answers) known.set(about, (answers = new Map<Key, Answer>()));
    let found = answers.get(key);
    if (found === undefined && !answers.has(key))
      answers.set(key, (found = answer(about, key, ...rest)));
    return found as Answer;
  };
}

/**
 * Remembers for each object only the last answer, as long as the second argument is the same. Other arguments must
 * follow from these two.
 */
export function memoLast<About extends object, Other, Rest extends readonly unknown[], Answer>(
  answer: (about: About, other: Other, ...rest: Rest) => Answer,
): (about: About, other: Other, ...rest: Rest) => Answer {
  const known = new WeakMap<About, { readonly other: Other; readonly answer: Answer }>();
  return (about, other, ...rest) => {
    let last = known.get(about);
    if (!last || last.other !== other)
      known.set(about, (last = { other, answer: answer(about, other, ...rest) }));
    return last.answer;
  };
}
