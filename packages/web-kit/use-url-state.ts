/** What a list or report was asked for lives in the URL: back button, sharing and saved views come free. */
import { useNavigate, useSearch } from '@tanstack/react-router';

export type SearchParams = Readonly<Record<string, unknown>>;

/** Search parameters of this screen and how to replace them; undefined and empty ones leave the URL. */
export function useUrlState(): [SearchParams, (next: SearchParams, step?: 'push' | 'replace') => void] {
  const search = useSearch({ strict: false }) as SearchParams;
  const navigate = useNavigate();
  const set = (next: SearchParams, step: 'push' | 'replace' = 'replace') => {
    const kept = Object.entries(next).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    // The kit serves every route, so the router's per-route search types do not apply here.
    void navigate({ to: '.', search: Object.fromEntries(kept) as never, replace: step === 'replace' });
  };
  return [search, set];
}
