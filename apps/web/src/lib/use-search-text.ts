import { useEffect, useEffectEvent } from 'react';
import { useAddressText } from './use-address-text.ts';

/** Long enough that a word is not searched letter by letter. */
const pauseMs = 250;

interface SearchTextOptions {
  /** What the address says is searched for. */
  readonly shown: string;
  /** Characters that are searched for at most. */
  readonly lengthMax: number;
  readonly onSearch: (wanted: string) => void;
}

/** The text of a field that searches while one types: for what stands there once the typing pauses. */
export function useSearchText({ shown, lengthMax, onSearch }: SearchTextOptions) {
  const { typed, type, ask } = useAddressText(shown);
  const search = () => {
    const wanted = typed.trim().slice(0, lengthMax);
    if (ask(wanted)) {
      onSearch(wanted);
    }
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchAfterPause(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type, search } as const;
}
