import { useMemo, useState } from 'react';

/** What is wrong and how to mend it, by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

const none: FieldErrors = {};

const same = (one: FieldErrors, other: FieldErrors) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

/** The errors of a form: those found before sending, and those of the server's last answer. */
export function useErrors(given: FieldErrors = none) {
  const [seen, setSeen] = useState(given);
  const [answer, setAnswer] = useState(given);
  const [found, setFound] = useState(none);
  const [isAnswered, setAnswered] = useState(true);
  if (given !== seen) {
    setSeen(given);
    // An object that says the same is the same answer, unless something was sent since: then it is wrong once more.
    if (!isAnswered || !same(given, seen)) {
      setAnswer(given);
      setAnswered(true);
    }
  }
  return {
    all: useMemo(() => {
      const all = Object.entries({ ...answer, ...found });
      return Object.fromEntries(all.flatMap(([name, error]) => (error ? [[name, error]] : [])));
    }, [answer, found]),
    /** What was found before sending. What the server said is about what was sent before; its next answer is a new one. */
    find: (errors: FieldErrors) => {
      setFound(errors);
      setAnswer(none);
      setAnswered(false);
    },
    /** Takes everything away, until something is found or answered again. */
    clear: () => {
      setFound(none);
      setAnswer(none);
    },
  };
}
