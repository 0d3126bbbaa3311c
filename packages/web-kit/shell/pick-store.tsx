/** Where head office has nothing of its own it most likely means a branch's (`useAway`): it picks one where it looks. */
import { later } from '../later.tsx';

export const PickStore = later(async () => (await import('./store-picker.tsx')).StorePicker);
