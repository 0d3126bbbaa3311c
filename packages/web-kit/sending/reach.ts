/** What the door to the server tells of its line, and whom it asks for what was read before; both are wired once (cut.ts, kept-answers.ts). */

let told: (there: boolean) => void = () => undefined;

/** Called once by who wants to know whether the server is reached. */
export function tellReach(to: typeof told): void {
  told = to;
}

export const reach = (there: boolean): void => told(there);

/** What was read before, by its address; what nobody kept is undefined. */
type Answers = {
  /** `letters` is how long the body was as it came. */
  keep: (address: string, body: unknown, letters: number) => void;
  again: (address: string) => Promise<unknown>;
  /** It may not be read any more, or is not there. */
  drop: (address: string) => void;
};
let kept: Answers | null = null;

/** Called once by who keeps what was read for when nothing is answered. */
export function keepAnswers(by: Answers): void {
  kept = by;
}

export const answers = (): Answers | null => kept;
