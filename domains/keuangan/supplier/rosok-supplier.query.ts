/** The scrap of a payment: what is read of it, and what it comes to. Asked while it is typed, and again when it is saved. */
import { type Rupiah, rupiah } from '@mustika/kernel/amount.ts';
import type { Tanggal } from '@mustika/kernel/date.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { type BarangGudang, bacaGerak } from '../../barang/gerak-barang.query.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import type { PotongPpn, TarifPpn } from '../../pajak/ppn.rule.ts';
import { keuanganErrors as salah } from '../keuangan.errors.ts';
import { nilaiRosok } from './bayar-supplier.rule.ts';
import { type AcuanPajak, jumlahRosok, pajakRosok, type UsahaSupplier } from './pajak-rosok.rule.ts';
import { rosokSupplier } from './rosok-supplier.command.ts';

type Kode = readonly { kode_barcode: string }[];
type Potong = PotongPpn & { kode_barcode: string };

/** What the class of scrap depends on. */
const POTONG = `select b.kode_barcode, b.ada_faktur_masukan, g.aksesoris, j.golongan_ppn,
    exists (select from pembelian_barang q where q.kode_toko = b.kode_toko and q.kode_barcode = b.kode_barcode and not q.batal)
      as pernah_dibeli
  from barang b join grup g on g.kode_toko = b.kode_toko and g.kode_group = b.kode_group join jenis j on j.kode_dept = b.kode_dept
 where b.kode_toko = $1 and b.kode_barcode = any ($2)`;
const TARIF = 'select kelas_ppn, mulai_berlaku, tarif, kode_faktur from parameter_ppn where aktif';
const ACUAN = `select s.jenis_supplier, s.no_bebas_pph22, h.tanggal from supplier_barang s, hari_toko h
  where s.kode_toko = $1 and s.kode_supplier = $2 and h.kode_toko = $1 and h.status = 'OPEN'`;

export const bacaRosok = (kode_toko: string, barang: Kode, saat: string) => ({
  barang: bacaGerak(kode_toko, barang, saat),
  potong: statement<Potong>(
    'bayar_supplier_potong',
    POTONG,
    kode_toko,
    barang.map((b) => b.kode_barcode),
  ),
  tarif: statement<TarifPpn>('bayar_supplier_tarif', TARIF),
});

/** The scrap of these codes: each once, and scrap. */
function rosokDari(codes: Kode, found: readonly BarangGudang[]): BarangGudang[] {
  const twin = kembar(codes.map((b) => b.kode_barcode));
  if (twin) reject(salah.ROSOK_DUA_KALI, { kode_barcode: twin });
  return codes.map(({ kode_barcode }) => {
    const b = found.find((one) => one.kode_barcode === kode_barcode);
    if (b?.status !== 'ROSOK') reject(salah.BUKAN_ROSOK, { kode_barcode, status: b?.status ?? null });
    return b;
  });
}

type Dibaca = {
  barang: readonly BarangGudang[];
  potong: readonly Potong[];
  tarif: readonly TarifPpn[];
};

/** Its pieces, its tax piece by piece, and the sums that the head of the payment has. */
export function rosokDinilai(
  { barang: codes, harga_rosok }: { barang: Kode; harga_rosok: Rupiah | null },
  { barang: found, potong, tarif }: Dibaca,
  acuan: Omit<AcuanPajak, 'tarif'>,
) {
  const barang = rosokDari(codes, found);
  const { berat_rosok, murni_rosok, nilai_rosok: harga } = nilaiRosok(barang, harga_rosok);
  const dipotong = barang.map((b) => ({
    ...(potong.find((one) => one.kode_barcode === b.kode_barcode) as PotongPpn),
    ...b,
  }));
  const pajak = pajakRosok(dipotong, harga, { ...acuan, tarif });
  return { barang, pajak, berat_rosok, murni_rosok, ...jumlahRosok(pajak) };
}

export const rosokSupplierCommands = [
  implementCommand(rosokSupplier, async ({ kode_supplier, ...input }, { deps, scope, session }) => {
    const {
      acuan: [acuan],
      ...rows
    } = await deps.db.batch(scope, {
      ...bacaRosok(scope.kode_toko, input.barang, deps.clock.now().toString()),
      acuan: statement<UsahaSupplier & { tanggal: Tanggal }>(
        'rosok_supplier_acuan',
        ACUAN,
        scope.kode_toko,
        kode_supplier,
      ),
    });
    if (!acuan) reject(salah.SUPPLIER_TIDAK_ADA, { kode_supplier });
    const dasar = { store: session.store, hari: acuan.tanggal, usaha: acuan };
    const { barang: _barang, pajak: _pajak, ...nilai } = rosokDinilai(input, rows, dasar);
    return { data: { ...nilai, jumlah: rupiah(nilai.nilai_rosok + nilai.pph22) } };
  }),
];
