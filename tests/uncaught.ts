/** A reporter that notes beside the result of a run what nobody caught: it belongs to no test, and it is a fault. */
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

export const uncaught = (result: string): Reporter => ({
  onTestRunEnd: (_modules, errors) =>
    writeFileSync(`${result}.uncaught`, JSON.stringify(errors.map(({ message }) => message))),
});
