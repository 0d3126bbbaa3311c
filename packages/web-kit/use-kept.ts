/** How something is shown, of two ways, as it was left on this device. */
import { useState } from 'react';
import { recall, remember } from './storage.ts';

export function useKept(key: string, start: boolean): [boolean, (next: boolean) => void] {
  const [kept, setKept] = useState(() => ({ key, on: recall<boolean>('laci', key) ?? start }));
  const now = kept.key === key ? kept : { key, on: recall<boolean>('laci', key) ?? start };
  const change = (on: boolean) => {
    setKept({ key, on });
    remember('laci', key, on);
  };
  return [now.on, change];
}
