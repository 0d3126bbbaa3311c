import { expect, test, vi } from 'vitest';
import { onceScanned, scanning } from './under-way.ts';

test('what is done with all that lies there is done at once when nothing is looked for', () => {
  const act = vi.fn();
  onceScanned(act);
  expect(act).toHaveBeenCalledOnce();
});

test('it waits for the last answer, of a scan that came after it too', async () => {
  const act = vi.fn();
  const [first, second] = [Promise.withResolvers<boolean>(), Promise.withResolvers<boolean>()];
  const one = scanning(first.promise);
  onceScanned(act);
  const two = scanning(second.promise);
  first.resolve(true);
  await one;
  expect(act).not.toHaveBeenCalled();
  second.resolve(true);
  await two;
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
});

test.each([
  ['refused', (end: PromiseWithResolvers<boolean>) => end.resolve(false)],
  ['failed', (end: PromiseWithResolvers<boolean>) => end.reject(new Error('gone'))],
])('it is not done after a scan that %s, and the next one is not held by it', async (_, end) => {
  const act = vi.fn();
  const asked = Promise.withResolvers<boolean>();
  const scan = scanning(asked.promise).catch(() => false);
  onceScanned(act);
  end(asked);
  await scan;
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => {
    onceScanned(act);
    expect(act).toHaveBeenCalledOnce();
  });
});
