import { useMemo, useState } from 'react';

/** What is wrong and how to fix it, by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

const none: FieldErrors = {};

const same = (one: FieldErrors, other: FieldErrors) => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
};

/** The errors of a form: those found by `validate`, and those of the server's last response. */
export function useErrors(given: FieldErrors = none) {
  const [seen, setSeen] = useState(given);
  const [answer, setAnswer] = useState(given);
  const [found, setFound] = useState(none);
  const [isAnswered, setAnswered] = useState(true);
  if (given !== seen) {
    setSeen(given);
    // An equal object is the same response, unless the form was submitted in between.
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
    /** Sets the errors found before sending. The server's errors were about the previous submission; its next response is new. */
    find: (errors: FieldErrors) => {
      setFound(errors);
      setAnswer(none);
      setAnswered(false);
    },
    /** Clears all errors until new ones are found. */
    clear: () => {
      setFound(none);
      setAnswer(none);
    },
  };
}
