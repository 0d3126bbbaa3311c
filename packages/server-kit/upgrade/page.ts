/** What tills see while nobody serves them: that the program is being renewed, how far it is, and by itself the shop again. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pageOf = (now: string): string => `<!doctype html><html lang="id"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mustika</title>
<style>body{font:18px system-ui;display:grid;place-content:center;min-height:90vh;text-align:center;margin:1rem}</style>
<h1>Mustika sedang diperbarui</h1><p>Halaman ini kembali sendiri. Yang sudah tersimpan aman.</p><p>${escaped(now)}</p>
<script>setInterval(async()=>{const r=await fetch('/siap').catch(()=>null);
if(r&&r.ok)location.reload();else if(r){const p=await r.json().catch(()=>null);if(p)document.querySelectorAll('p')[1].textContent=p.message}},2000)</script></html>`;

export type Page = { port: number; tell(now: string): void; close(): Promise<void> };

/** Calls hear that we are busy, as they know it; what asks for a page gets this one. Every answer is a 503. */
export async function showPage(host: string, port: number): Promise<Page> {
  let now = '';
  const server = createServer((request, response) => {
    const wantsPage = request.headers.accept?.includes('text/html') ?? false;
    response.writeHead(503, {
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ...{ 'retry-after': '5', 'cache-control': 'no-store', connection: 'close' },
    });
    response.end(
      wantsPage
        ? pageOf(now)
        : JSON.stringify({ code: 'SIBUK', message: `Mustika sedang diperbarui: ${now}` }),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    tell: (line) => {
      now = line;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
