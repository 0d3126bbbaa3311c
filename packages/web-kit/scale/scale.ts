/**
 * The scale at this desk, over Web Serial: the browser asks once which port it is and remembers, so the next visit finds it by
 * itself. Where a browser has no serial line (a phone, plain HTTP, Firefox) there is none, and weights are typed and say so.
 */
import { feedScale, NO_READING, type ScaleStream } from '@mustika/kernel/scale.ts';
import { create } from 'zustand';
import { recall, remember } from '../storage.ts';

/** What of Web Serial is used here; the DOM types do not have it yet. */
type Port = {
  open(options: LineSettings): Promise<void>;
  close(): Promise<void>;
  readable: ReadableStream<Uint8Array> | null;
};
type Serial = { requestPort(): Promise<Port>; getPorts(): Promise<Port[]> };

/** How scales speak; 9600 8N1 is what most are sold with, A&D with 2400 7E1. */
export type LineSettings = { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' };
export const LINES: Readonly<Record<string, LineSettings>> = {
  '9600 8N1': { baudRate: 9600, dataBits: 8, parity: 'none' },
  '4800 8N1': { baudRate: 4800, dataBits: 8, parity: 'none' },
  '2400 7E1': { baudRate: 2400, dataBits: 7, parity: 'even' },
  '9600 7E1': { baudRate: 9600, dataBits: 7, parity: 'even' },
};
const USUAL = '9600 8N1';

type ScaleState = { connected: boolean; stream: ScaleStream; line: string };

const KEY = 'timbangan';

export const useScale = create<ScaleState>()(() => ({
  connected: false,
  stream: NO_READING,
  line: recall<string>('laci', KEY) ?? USUAL,
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

let open: { port: Port; reader: ReadableStreamDefaultReader<Uint8Array> } | null = null;

async function listen(port: Port): Promise<void> {
  await port.open(LINES[useScale.getState().line] ?? (LINES[USUAL] as LineSettings));
  const reader = port.readable?.getReader();
  if (!reader) return;
  open = { port, reader };
  useScale.setState({ connected: true, stream: NO_READING });
  const text = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const { stream } = useScale.getState();
      useScale.setState({ stream: feedScale(stream, text.decode(value, { stream: true })) });
    }
  } catch {
    // The plug was pulled: the state below says so.
  } finally {
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
