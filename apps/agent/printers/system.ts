/**
 * Queues of the system: CUPS by its own programs, Windows by PowerShell. The way of Windows is written after the manuals of its spooler and
 * of Start-Process and was not tried on one.
 */
import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kondisi, Pencetak } from '@mustika/kernel/agen/agen.ts';

/** `cut`: it was ended by us, and nobody knows how far it came. */
type Said = { code: number; text: string; cut: boolean };

const COMMAND_MS = 60_000;
const run = (program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Said> =>
  new Promise((resolve) => {
    const options = { timeout: COMMAND_MS, env: { ...process.env, LC_ALL: 'C', ...env }, windowsHide: true };
    execFile(program, [...args], options, (error, stdout, stderr) =>
      resolve({
        code: error ? Number(error.code) || 1 : 0,
        text: `${stdout}${stderr}`,
        cut: error?.killed === true,
      }),
    );
  });

/** A name of a queue is never an option. */
const isQueue = (name: string): boolean => /^[^\s-][^\n]{0,119}$/.test(name);

/** Bytes to the queue as they are: OpenPrinter, StartDocPrinter of type RAW, WritePrinter. Name and file come by the environment. */
const RAW = `$ErrorActionPreference='Stop'
Add-Type -TypeDefinition @'
using System;using System.Runtime.InteropServices;
public static class Mentah{
[StructLayout(LayoutKind.Sequential,CharSet=CharSet.Unicode)]public struct D{public string n;public string o;public string t;}
[DllImport("winspool.drv",CharSet=CharSet.Unicode,SetLastError=true)]static extern bool OpenPrinter(string n,out IntPtr h,IntPtr d);
[DllImport("winspool.drv",CharSet=CharSet.Unicode,SetLastError=true)]static extern int StartDocPrinter(IntPtr h,int l,ref D d);
[DllImport("winspool.drv",SetLastError=true)]static extern bool StartPagePrinter(IntPtr h);
[DllImport("winspool.drv",SetLastError=true)]static extern bool WritePrinter(IntPtr h,byte[] b,int n,out int w);
[DllImport("winspool.drv",SetLastError=true)]static extern bool EndPagePrinter(IntPtr h);
[DllImport("winspool.drv",SetLastError=true)]static extern bool EndDocPrinter(IntPtr h);
[DllImport("winspool.drv",SetLastError=true)]static extern bool ClosePrinter(IntPtr h);
public static void Kirim(string p,byte[] b){IntPtr h;int w;var d=new D{n="Mustika",t="RAW"};
if(!OpenPrinter(p,out h,IntPtr.Zero))throw new Exception("OpenPrinter");
try{if(StartDocPrinter(h,1,ref d)==0)throw new Exception("StartDocPrinter");StartPagePrinter(h);
if(!WritePrinter(h,b,b.Length,out w)||w!=b.Length)throw new Exception("WritePrinter");
EndPagePrinter(h);EndDocPrinter(h);}finally{ClosePrinter(h);}}}
'@
[Mentah]::Kirim($env:MUSTIKA_PRINTER,[IO.File]::ReadAllBytes($env:MUSTIKA_BERKAS))`;
const SHEET = `$ErrorActionPreference='Stop'
Start-Process -FilePath $env:MUSTIKA_BERKAS -Verb PrintTo -ArgumentList ('"'+$env:MUSTIKA_PRINTER+'"') -WindowStyle Hidden -Wait`;
const powershell = (script: string, env: Record<string, string>): Promise<Said> =>
  run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', script], env);

/** How the queue is. Windows is not asked. */
export async function askQueue({ alamat }: Pencetak): Promise<Kondisi> {
  if (!isQueue(alamat)) return 'TIDAK_TERHUBUNG';
  if (process.platform === 'win32') return 'SIAP';
  const { code, text } = await run('lpstat', ['-p', alamat]);
  if (code !== 0) return 'TIDAK_TERHUBUNG';
  if (/\bdisabled\b/.test(text)) return 'DIJEDA';
  if (/media-empty|out of paper/i.test(text)) return 'KERTAS_HABIS';
  return /not responding|offline/i.test(text) ? 'TIDAK_MENJAWAB' : 'SIAP';
}

const LOOK_AGAIN_MS = 1000;
const DONE_MS = 600_000;

/** Until the queue no longer has it. */
async function gone(request: string, queue: string): Promise<boolean> {
  for (let waited = 0; waited < DONE_MS; waited += LOOK_AGAIN_MS) {
    const { code, text } = await run('lpstat', ['-W', 'not-completed', '-o', queue]);
    if (code === 0 && !text.split(/\s+/).includes(request)) return true;
    await sleep(LOOK_AGAIN_MS);
  }
  return false;
}

/** DITOLAK: the queue did not take it, so nothing of it comes out. RAGU: it took it, or may have, and did not say that it came out. */
export type Queued = 'TERCETAK' | 'DITOLAK' | 'RAGU';

async function byCups({ alamat, bentuk }: Pencetak, file: string): Promise<Queued> {
  const raw = bentuk === 'PDF' ? [] : ['-o', 'raw'];
  const { code, text, cut } = await run('lp', ['-d', alamat, ...raw, '--', file]);
  const request = /request id is (\S+)/.exec(text)?.[1];
  if (code !== 0) return cut ? 'RAGU' : 'DITOLAK';
  return request && (await gone(request, alamat)) ? 'TERCETAK' : 'RAGU';
}

async function byWindows({ alamat, bentuk }: Pencetak, file: string): Promise<Queued> {
  const env = { MUSTIKA_PRINTER: alamat, MUSTIKA_BERKAS: file };
  const { code } = await powershell(bentuk === 'PDF' ? SHEET : RAW, env);
  return code === 0 ? 'TERCETAK' : 'RAGU';
}

/** Hands the bytes to the queue of the system and waits for what it says of them. */
export async function toQueue(printer: Pencetak, bytes: Uint8Array, name: string): Promise<Queued> {
  const file = join(tmpdir(), `mustika-${name}.${printer.bentuk === 'PDF' ? 'pdf' : 'bin'}`);
  writeFileSync(file, bytes, { mode: 0o600 });
  try {
    return await (process.platform === 'win32' ? byWindows(printer, file) : byCups(printer, file));
  } finally {
    rmSync(file, { force: true });
  }
}
