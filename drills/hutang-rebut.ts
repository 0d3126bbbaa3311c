/** Two tills that redeem the same loan at the same moment. */
import { addMonths, type Tanggal } from '@mustika/kernel/date.ts';
import type { Supervisor } from './day.ts';
import type { Buku } from './hutang-hari.ts';
import { bunga } from './hutang-model.ts';

const POKOK = 500_000;
/** What the slower till may be told. */
const DIDAHULUI = new Set(['DOKUMEN_SUDAH_BERUBAH', 'STATUS_TIDAK_SESUAI']);

/** `kali` loans, each paid back at both tills; one takes the money, the other is told why not. */
export async function rebutan(
  buku: Buku,
  tills: readonly [Supervisor, Supervisor],
  kali: number,
  hari: Tanggal,
): Promise<string[]> {
  const salah: string[] = [];
  for (let n = 0; n < kali; n += 1) {
    const lent = await tills[0].call('POST', 'hutang/simpan', {
      ...{ nama_customer: 'NASABAH DUA KASIR', no_hp_customer: `0812${String(20_000_000 + n)}` },
      barang: [{ nama_barang: 'GELANG KERONCONG', jumlah: 1, berat: 10, kadar: 75 }],
      ...{ berat_plastik: 10.3, jumlah_hutang: POKOK, lama_pinjam: 1 },
    });
    const no = String((lent.data as { no_dokumen?: string } | undefined)?.no_dokumen);
    if (!lent.data) return [...salah, `a till could not lend: ${JSON.stringify(lent)}`];
    const syarat = { no, pokok: POKOK, tanggal: hari, tempo: addMonths(hari, 1), persenDenda: 0 };
    const hutang = bunga(
      { ...syarat, bungaDibayar: 0, dendaDibayar: 0, dendaLunas: null, ditinggal: false },
      hari,
    );
    const total = POKOK + hutang;
    const isi = { no_faktur_hutang: no, total, bayar: [{ jenis: 'CASH', jumlah: total }] };
    const replies = await Promise.all(tills.map((till) => till.call('POST', 'hutang/lunas', isi)));
    const lunas = replies.filter((reply) => reply.data !== undefined).length;
    if (lunas !== 1) salah.push(`${no} was redeemed ${lunas} times: ${JSON.stringify(replies)}`);
    for (const { data, code } of replies)
      if (data === undefined && !DIDAHULUI.has(code ?? ''))
        salah.push(`too late for ${no}, a till was told ${code ?? 'nothing'}`);
    buku.bunga += hutang;
    buku.banyak += 2;
  }
  return salah;
}
