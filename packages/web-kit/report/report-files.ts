/** PDF, Excel and CSV of a report. A short PDF opens in a new window, a long one downloads (Spec 2 §2.1). */
import type { Report } from '@mustika/kernel/report.ts';
import { download, saveFile } from '../api.ts';
import type { FormValues } from '../form/form-values.ts';
import { toAgent } from '../slip/agent.ts';

export type FileKind = Report['exports'][number];

/** The mobile wrapper's bridge: it takes the PDF instead of a window (Spec 2 §6). */
type Wrapper = { postMessage: (text: string) => void };

export const mobileWrapper = (): Wrapper | null =>
  (window as { ReactNativeWebView?: Wrapper }).ReactNativeWebView ?? null;

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function hand(file: { blob: Blob; filename: string }, target: Window | null): Promise<void> {
  const wrapper = mobileWrapper();
  if (wrapper) {
    wrapper.postMessage(
      JSON.stringify({ type: 'pdf', filename: file.filename, data: await base64Of(file.blob) }),
    );
    return;
  }
  if (!target) {
    saveFile(file);
    return;
  }
  const address = URL.createObjectURL(file.blob);
  target.location.href = address;
  setTimeout(() => URL.revokeObjectURL(address), 600_000);
}

/** The PDF onto the printer of this till for reports. */
export async function printReport(report: Report, filters: FormValues): Promise<void> {
  const { blob, filename } = await download({ method: 'GET', path: `${report.api}/pdf` }, { query: filters });
  await toAgent('LAPORAN', filename.replace(/\.pdf$/, ''), blob);
}

/** Must be called from the click itself: a window opened later would be taken for a pop-up. */
export async function fetchReportFile(
  report: Report,
  kind: string,
  filters: FormValues,
  rows: number,
): Promise<void> {
  const shown = kind === 'pdf' && rows <= report.pdf.downloadOver && !mobileWrapper();
  const target = shown ? window.open('', '_blank') : null;
  try {
    const file = await download({ method: 'GET', path: `${report.api}/${kind}` }, { query: filters });
    if (kind === 'pdf') await hand(file, target);
    else saveFile(file);
  } catch (error) {
    target?.close();
    throw error;
  }
}
