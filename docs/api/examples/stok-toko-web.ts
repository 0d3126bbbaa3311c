/**
 * Stock into a web shop: what can be sold now, and what to do when a webhook says that pieces came, went or were sold. A piece of gold
 * is there once, so the web shop is told the moment it is sold at the counter. Rights: /data-barang.
 */
import { type Calls, type Client, verifyWebhook } from './mustika.ts';

type Piece = { kode: string; nama: string; gram: number };
/** What the web shop offers: here a map, there its catalogue. */
export type Catalogue = Map<string, Piece>;

const ONCE = 200;

/** Everything that lies in the trays, page by page: for the first time, and whenever the two may have come apart. */
export async function fillCatalogue(shop: Client<Calls>, catalogue: Catalogue): Promise<void> {
  catalogue.clear();
  for (let skip = 0; ; skip += ONCE) {
    const { data } = await shop.call('GET barang/list', { query: { status: 'TERSEDIA', skip, limit: ONCE } });
    for (const { kode_barcode, nama_barang, berat } of data)
      catalogue.set(kode_barcode, { kode: kode_barcode, nama: nama_barang, gram: berat });
    if (data.length < ONCE) return;
  }
}

type Moved = { barang: readonly { kode_barcode: string }[] };

/** Answers the HTTP status for the webhook. `seen` are ids of messages that were dealt with: one may come twice. */
export async function onWebhook(
  shop: Client<Calls>,
  catalogue: Catalogue,
  secret: string,
  { headers, body, seen }: { headers: Record<string, string>; body: string; seen: Set<string> },
): Promise<number> {
  const message = await verifyWebhook(secret, headers, body);
  if (!message) return 400;
  if (seen.has(message.id)) return 204;
  const moved = (message.data as Partial<Moved>).barang ?? [];
  if (message.type === 'barang.terjual' || message.type === 'barang.keluar')
    for (const { kode_barcode } of moved) catalogue.delete(kode_barcode);
  if (message.type === 'barang.masuk') await fillCatalogue(shop, catalogue);
  seen.add(message.id);
  return 204;
}
