/** Scans whose answer is awaited: whoever pays for all that lies on a counter waits for them, however quick his hand is. */
const underWay = new Set<Promise<boolean>>();

/** A scan from its code to its answer, whether it was taken. */
export async function scanning(scan: Promise<boolean>): Promise<boolean> {
  underWay.add(scan);
  try {
    return await scan;
  } finally {
    underWay.delete(scan);
  }
}

/** Does it once nothing is looked for any more; not when one of them was refused, which is said instead. */
export function onceScanned(act: () => void): void {
  const refused = () => undefined;
  if (underWay.size === 0) act();
  else
    void Promise.all(underWay).then((taken) => {
      if (taken.every(Boolean)) onceScanned(act);
    }, refused);
}
