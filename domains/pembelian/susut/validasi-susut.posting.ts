/** The decisions about wear: who may say what about which line. */
import { formatGram, type Miligram } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import type { Row } from '@mustika/kernel/field.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import { aturanBeli } from '../hitung-pembelian.rule.ts';
import { pembelianErrors as salah } from '../pembelian.errors.ts';
import { KATEGORI_PURCHASE } from '../persetujuan-pembelian.rule.ts';
import { type simpanSusutFields, validasiSusut } from './validasi-susut.document.ts';

type Simpan = Row<typeof simpanSusutFields>;
type BarisSusut = {
  no_faktur: string;
  kode_barcode: string;
  nama_barang: string;
  kasir: string;
  berat_nota: Miligram;
  berat: Miligram;
};

/** Taking a word back. Ours, after the words of the other approvals. */
const BATAL_SUSUT = 'wear validation cancellation';

const bacaSusut = (kode_toko: string, no_faktur: readonly string[]) =>
  statement<BarisSusut>(
    'susut_baris',
    `select l.no_faktur, l.kode_barcode, l.nama_barang, p.kasir, l.berat_nota, l.berat
    from pembelian_barang l join pembelian p on p.kode_toko = l.kode_toko and p.no_faktur_group = l.no_faktur_group
   where l.kode_toko = $1 and l.no_faktur = any ($2::text[]) and l.susut > 0 and not l.batal
     and exists (select from peristiwa e where e.kode_toko = l.kode_toko and e.no_dokumen = l.no_faktur_group and e.ke_status = 'DONE')`,
    kode_toko,
    no_faktur,
  );

type Ucapan = { no_faktur: string; kode_barcode: string; berat_disetujui: Miligram; keputusan: string };

const bacaUcapan = (kode_toko: string, no_dokumen: string) =>
  statement<Ucapan>(
    'susut_ucapan',
    `select no_faktur, kode_barcode, berat_disetujui, keputusan from validasi_susut_barang
          where kode_toko = $1 and no_dokumen = $2 order by urut`,
    kode_toko,
    no_dokumen,
  );

/** Two pairs of eyes, and two scales that agree within the tolerance of the store. */
function periksa(
  input: Simpan['barang'][number],
  lines: readonly BarisSusut[],
  user_id: string,
  toleransi: Miligram,
): BarisSusut {
  const { no_faktur, berat_disetujui, keputusan } = input;
  const line = lines.find((l) => l.no_faktur === no_faktur) ?? reject(salah.SUSUT_TIDAK_ADA, { no_faktur });
  if (line.kasir === user_id) reject(salah.SUSUT_OLEH_PEMBELI, { no_faktur });
  const sama = Math.abs(berat_disetujui - line.berat) <= toleransi;
  if (keputusan === 'SETUJU' && !sama)
    reject(salah.BERAT_SUSUT_BEDA, { no_faktur, berat: formatGram(line.berat) });
  return line;
}

export const simpanSusut = implementTransition(validasiSusut.transitions.simpan, {
  reads: (input, { scope }) => ({
    lines: bacaSusut(
      scope.kode_toko,
      input.barang.map((b) => b.no_faktur),
    ),
  }),
  decide: (input, { lines }, { store, hari, ctx }) => {
    const { user_id } = ctx.scope;
    const { toleransi } = aturanBeli(store);
    const codes = input.barang.map((b) => b.no_faktur);
    const twin = kembar(codes);
    if (twin) reject(salah.BARANG_DUA_KALI, { no_faktur: twin });
    const baris = input.barang.map((b, index) => {
      const { kode_barcode, berat_nota, berat } = periksa(b, lines, user_id, toleransi);
      return { ...b, urut: index + 1, tanggal: hari, kode_barcode, berat_nota, berat };
    });
    return {
      tulis: [
        { penulis: 'validasi_susut', baris: [{ tanggal: hari, user_id, jumlah_barang: baris.length }] },
        { penulis: 'validasi_susut_barang', baris },
      ],
      audit: { barang: baris.map((b) => [b.no_faktur, b.keputusan, b.berat_disetujui, b.alasan]) },
      jawaban: { jumlah: baris.length },
    };
  },
});

export const batalSusut = implementTransition(validasiSusut.transitions.batal, {
  reads: (input, { scope }) => ({ ucapan: bacaUcapan(scope.kode_toko, input.no_dokumen) }),
  decide: (input, { ucapan }) => {
    return {
      perlu: [
        {
          kategori: KATEGORI_PURCHASE,
          description: BATAL_SUSUT,
          rincian: ucapan.map((u) => ({
            label: `${u.no_faktur} ${u.kode_barcode}`,
            nilai: `${u.keputusan} ${formatGram(u.berat_disetujui)} g`,
          })),
        },
      ],
      tulis: [{ penulis: 'validasi_susut_batal', baris: [{}] }],
      alasan: input.alasan,
      audit: { alasan: input.alasan },
    };
  },
});
