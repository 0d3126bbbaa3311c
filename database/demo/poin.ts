/** Two months of what members do with their points: they pay with them, take gifts for them, and some are put right by hand. */
import { poinDocuments } from '@mustika/domains/poin/poin.server.ts';
import { rupiah } from '@mustika/kernel/amount.ts';
import type { DocumentImplementation } from '@mustika/server-kit/document/document-runner.ts';
import { ARTIKEL_HADIAH, kodeArtikel } from './aksesoris.ts';
import { barisJual, NOTA_KOSONG, penjualan, tunai } from './jual.ts';
import { type Dunia, jalankan } from './till.ts';

const [transaksi, tukar] = poinDocuments as [DocumentImplementation, DocumentImplementation];

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

/** Once the shelf is filled: which article of it is which gift. */
async function hadiahDiRak(dunia: Dunia): Promise<void> {
  for (const [kode_hadiah, n] of Object.entries(ARTIKEL_HADIAH))
    await dunia.client.query(
      'update hadiah set kode_barcode = $3 where kode_toko = $1 and kode_hadiah = $2',
      [...[dunia.toko.kode_toko, kode_hadiah, kodeArtikel(dunia, n)]],
    );
}

/** Whoever has the most points takes an umbrella or a wallet for them, where there is one left. */
async function ambilHadiah(dunia: Dunia, hari: number): Promise<void> {
  const { client, toko } = dunia;
  const member = await terbanyak(dunia);
  const { rows } = await client.query<{ kode_hadiah: string; poin: number }>(
    `select h.kode_hadiah, h.poin from hadiah h join stok_aksesoris s on s.kode_toko = h.kode_toko and s.kode_barcode = h.kode_barcode
      where h.kode_toko = $1 and h.poin <= $2 and s.jumlah > 0 order by h.kode_hadiah`,
    [toko.kode_toko, member?.poin ?? 0],
  );
  const hadiah = rows[hari % Math.max(1, rows.length)];
  if (!member || !hadiah) return;
  const { kode_hadiah, poin } = hadiah;
  const answer = await jalankan(dunia, `KASIR1${toko.suffix}`, tukar, 'simpan', {
    ...{ kode_member: member.kode_member, poin, hadiah: [{ kode_hadiah, jumlah: 1 }], keterangan: null },
  });
  if (hari % 9 !== 0) return;
  const batal = { no_dokumen: answer.jawaban.no_dokumen, alasan: 'PILIH HADIAH LAIN' };
  await jalankan(dunia, `KASIR1${toko.suffix}`, tukar, 'batal', batal);
}

/** What a day brings. */
export async function poin(dunia: Dunia, hari: number): Promise<void> {
  if (hari % 4 === 3) await bayarPoin(dunia);
  if (hari === 0) await hadiahDiRak(dunia);
  if (hari % 3 === 0 && hari > 3) await ambilHadiah(dunia, hari);
  if (hari % 5 === 2) await denganTangan(dunia, hari);
}
