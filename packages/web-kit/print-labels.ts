/**
 * Labels on paper: straight to the printer, by the agent of this till or by the browser, as a nota is; or a file. Must be called from the click itself: a PDF opens
 * in a window of its own, printer languages download.
 */
import { type Answering, call, download, newKey, saveFile } from './api.ts';
import { agentPrinter, toAgent } from './slip/agent.ts';

type Picture = { svg: string; lebar: number; tinggi: number };

/** In the language of the till's printer of labels; false where it has none. */
async function byAgent(command: Answering, body: object): Promise<boolean> {
  const printer = agentPrinter('LABEL');
  if (!printer) return false;
  const { blob } = await download(command, { body: { ...body, format: printer.bentuk }, key: newKey() });
  return toAgent('LABEL', '', blob);
}

/** The labels as pictures, each a page of its size; counted as printed when the server has drawn them. */
async function straight(command: Answering, body: object): Promise<void> {
  if (await byAgent(command, body)) return;
  const data = (await call(command, { body, key: newKey() })).data as readonly Picture[];
  const { printPages } = await import('./slip/print-slip.ts');
  const [paper] = data;
  if (paper)
    await printPages(
      data.map(({ svg }) => svg),
      paper,
    );
}

/** `body` names what is printed; its format is HALAMAN for the browser's printer, else that of a file. */
export async function printLabels<B extends { format: string }>(command: Answering, body: B): Promise<void> {
  if (body.format === 'HALAMAN') return straight(command, body);
  const target = body.format === 'PDF' ? window.open('', '_blank') : null;
  try {
    const file = await download(command, { body });
    if (!target) return saveFile(file);
    const address = URL.createObjectURL(file.blob);
    target.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), 600_000);
  } catch (error) {
    target?.close();
    throw error;
  }
}
