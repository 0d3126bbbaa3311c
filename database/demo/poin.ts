/** Two months of what members do with their points: they pay with them now and then, and some are put right by hand. */
import { poinDocuments } from '@mustika/domains/poin/poin.server.ts';
import { rupiah } from '@mustika/kernel/amount.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { barisJual, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, jalankan } from './till.ts';

const [transaksi] = poinDocuments as [DocumentImplementation];

/** Setting NILAI_POIN of the demo shops. */
const NILAI_POIN = 5000;

/** Who has the most points, and how many. */
async function terbanyak({ client, toko }: Dunia): Promise<{ kode_member: string; poin: number } | null> {
  const { rows } = await client.query<{ kode_member: string; poin: number }>(
    'select kode_member, poin::int as poin from member_poin where kode_toko = $1 order by poin desc, kode_member limit 1',
    [toko.kode_toko],
  );
  return rows[0] && rows[0].poin > 0 ? rows[0] : null;
}

/** A piece is paid with half of the points of whoever has the most, as far as they are not more than the piece costs, and with cash. */
async function bayarPoin(dunia: Dunia): Promise<void> {
  const { poin: acak, stok, toko } = dunia;
  const member = await terbanyak(dunia);
  const potong = stok.splice(acak.between(0, stok.length - 1), 1)[0];
  if (!member || !potong) return;
  const { total, baris } = await barisJual(dunia, potong, 'S1', 0);
  const banyak = Math.min(Math.ceil(member.poin / 2), Math.floor(total / NILAI_POIN), acak.between(5, 40));
  const nilai = rupiah(banyak * NILAI_POIN);
  const poin = { jenis: 'POIN', no_rekening: null, jumlah: nilai, kartu_akhir: null };
  const bayar = nilai < total ? [poin, tunai(total - nilai)] : [poin];
  await jalankan(dunia, `KASIR1${toko.suffix}`, penjualan, 'simpan', {
    ...{ ...NOTA_KOSONG, kode_member: member.kode_member, total, barang: [baris], bayar },
  });
  dunia.terjual.push(potong);
}

const ALASAN = ['NOTA LAMA BELUM DIHITUNG', 'ULANG TAHUN TOKO', 'HADIAH MENGAJAK TEMAN'] as const;

/** Now and then the supervisor gives some for a reason, and takes some that went to the wrong card. */
async function denganTangan(dunia: Dunia, hari: number): Promise<void> {
  const { poin: acak, toko } = dunia;
  const ubah = async (isi: object): Promise<void> => {
    await jalankan(dunia, `SPV1${toko.suffix}`, transaksi, 'simpan', isi);
  };
  const kode_member = acak.pick(toko.members);
  const keterangan = ALASAN[hari % ALASAN.length];
  await ubah({ kode_member, arah: 'TAMBAH', poin: acak.between(5, 25), keterangan });
  if (hari % 2 === 0) await ubah({ kode_member, arah: 'KURANG', poin: 3, keterangan: 'NOTA MEMBER LAIN' });
}

/** What a day brings. */
export async function poin(dunia: Dunia, hari: number): Promise<void> {
  if (hari % 4 === 3) await bayarPoin(dunia);
  if (hari % 5 === 2) await denganTangan(dunia, hari);
}
