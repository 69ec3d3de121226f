import { useSearchParams } from 'react-router-dom';
import { useSearchText } from './use-search-text.ts';

/**
 * What is searched for, and what is being typed. It stands in the address (`q`), so that a search can be kept and
 * linked to.
 *
 * @param lengthMax characters that are searched for at most.
 */
export function useSearchAddress(lengthMax: number) {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('q')?.trim().slice(0, lengthMax) ?? '';
  const { typed, type } = useSearchText({
    shown: wanted,
    lengthMax,
    onSearch: (text) => setAddress(text === '' ? {} : { q: text }, { replace: true }),
  });
  return { wanted, typed, type };
}
