/** Sent out of the same drawers and banks, so typed in the same form. */
export { default } from '../mutasi/uang-kas.entry.tsx';
