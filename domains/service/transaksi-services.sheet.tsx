/** What the counter of repairs says itself of the job on it: its pieces in pictures. */
export { default } from './lihat-services.sheet.tsx';
