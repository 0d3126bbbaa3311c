/**
 * The scale at this desk, over Web Serial: the browser asks once which port it is and remembers, so the next visit finds it by
 * itself. Where a browser has no serial line (a phone, plain HTTP, Firefox) there is none, and weights are typed and say so.
 */
import {
  feedScale,
  type LineSettings,
  lineSettings,
  NO_QUESTION,
  NO_READING,
  questionText,
  type ScaleQuestion,
  type ScaleStream,
  UNANSWERED,
  USUAL_LINE,
} from '@mustika/kernel/scale/scale.ts';
import { create } from 'zustand';
import { recall, remember } from '../storage.ts';

/** What of Web Serial is used here; the DOM types do not have it yet. */
type Port = {
  open(options: LineSettings): Promise<void>;
  close(): Promise<void>;
  readable: ReadableStream<Uint8Array> | null;
  writable?: WritableStream<Uint8Array> | null;
};
type Serial = { requestPort(): Promise<Port>; getPorts(): Promise<Port[]> };

type ScaleState = { connected: boolean; stream: ScaleStream; line: string; tanya: ScaleQuestion };

const KEY = 'timbangan';
const QUESTION_KEY = 'timbangan-tanya';
export const useScale = create<ScaleState>()(() => ({
  connected: false,
  stream: NO_READING,
  line: recall<string>('laci', KEY) ?? USUAL_LINE,
  tanya: { ...NO_QUESTION, ...recall<Partial<ScaleQuestion>>('laci', QUESTION_KEY) },
}));

const serialOf = (): Serial | null =>
  (globalThis.navigator as unknown as { serial?: Serial } | undefined)?.serial ?? null;

/** Whether this browser could have a scale at all. */
export const hasSerial = (): boolean => serialOf() !== null;

/** The way the scale speaks, for this desk. */
export function setScaleLine(line: string): void {
  useScale.setState({ line });
  remember('laci', KEY, line);
}

/** What the scale of this desk is asked, and how often; it holds from the next question on. */
export function setScaleQuestion(part: Partial<ScaleQuestion>): void {
  const tanya = { ...useScale.getState().tanya, ...part };
  useScale.setState({ tanya });
  remember('laci', QUESTION_KEY, tanya);
}

let open: { port: Port; reader: ReadableStreamDefaultReader<Uint8Array> } | null = null;

/**
 * Asks the scale its question again and again while it has one. What is not answered any more is forgotten: the weight of a
 * piece that was taken off is nobody's.
 */
function askAgain(port: Port): { answered: () => void; end: () => void } {
  const writer = port.writable?.getWriter();
  let silent = 0;
  let timer = 0;
  const ask = () => {
    const { tanya } = useScale.getState();
    const question = questionText(tanya.perintah);
    timer = window.setTimeout(ask, tanya.tiap);
    if (question === '' || !writer) return;
    if (silent >= UNANSWERED) useScale.setState({ stream: NO_READING });
    silent += 1;
    // A line that is gone ends the reader, which says so.
    writer.write(new TextEncoder().encode(question)).catch(() => undefined);
  };
  ask();
  const end = () => {
    clearTimeout(timer);
    writer?.releaseLock();
  };
  return { answered: () => void (silent = 0), end };
}

async function listen(port: Port): Promise<void> {
  await port.open(lineSettings(useScale.getState().line));
  const reader = port.readable?.getReader();
  if (!reader) return;
  open = { port, reader };
  useScale.setState({ connected: true, stream: NO_READING });
  const text = new TextDecoder();
  const questions = askAgain(port);
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      questions.answered();
      const { stream } = useScale.getState();
      useScale.setState({ stream: feedScale(stream, text.decode(value, { stream: true })) });
    }
  } catch {
    // The plug was pulled: the state below says so.
  } finally {
    questions.end();
    reader.releaseLock();
    if (open?.port === port) open = null;
    useScale.setState({ connected: false, stream: NO_READING });
    await port.close().catch(() => undefined);
  }
}

/** Asks which port the scale is at. Answers false when nobody chose one or it is taken by another program. */
export async function connectScale(): Promise<boolean> {
  const serial = serialOf();
  if (!serial) return false;
  try {
    const port = await serial.requestPort();
    await disconnectScale();
    void listen(port).catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** The port of last time, where the browser still lets us have it. */
export async function findScale(): Promise<void> {
  if (open) return;
  const [port] =
    (await serialOf()
      ?.getPorts()
      .catch(() => [])) ?? [];
  if (port && !open) await listen(port).catch(() => undefined);
}

export async function disconnectScale(): Promise<void> {
  const was = open;
  open = null;
  await was?.reader.cancel().catch(() => undefined);
}
