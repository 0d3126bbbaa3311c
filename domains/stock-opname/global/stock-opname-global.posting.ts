/** What the daily count writes, and who must agree. Domain R8.2. */
import { formatGram, type Miligram, sum } from '@mustika/kernel/amount.ts';
import { reject } from '@mustika/kernel/errors.ts';
import { readSetting } from '@mustika/kernel/settings/settings.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementReversal } from '@mustika/server-kit/document/document-reversal.ts';
import { implementDocument, implementTransition } from '@mustika/server-kit/document/document-runner.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { kembar } from '../../barang/gerak-barang.rule.ts';
import { saksiTimbang } from '../../barang/timbang/timbang-baki.rule.ts';
import { kabarWa } from '../../integrasi/whatsapp.rule.ts';
import { opnameErrors as salah } from '../stock-opname.errors.ts';
import { jenisGlobal, stockOpnameGlobal } from './stock-opname-global.document.ts';
import { bandingkan, belumDihitung, type JenisSistem } from './stock-opname-global.rule.ts';

const JENIS = `select b.kode_dept, j.nama_dept, count(*)::integer as qty, sum(b.berat)::bigint as berat
  from barang b join status_stok s on s.status = b.status join jenis j on j.kode_dept = b.kode_dept
 where b.kode_toko = $1 group by 1, 2 order by 1`;
const bacaJenis = (kode_toko: string) => statement<JenisSistem>('opname_global_jenis', JENIS, kode_toko);

const simpan = implementTransition(stockOpnameGlobal.transitions.simpan, {
  reads: (_input, { scope }) => ({ sistem: bacaJenis(scope.kode_toko) }),
  decide: ({ jenis, keterangan }, { sistem }, { store, hari }) => {
    const dua = kembar(jenis.map((row) => row.kode_dept));
    if (dua) reject(salah.OPNAME_JENIS_DUA_KALI, { kode_dept: dua });
    const [kurang] = belumDihitung(jenis, sistem);
    if (kurang) reject(salah.OPNAME_JENIS_KURANG, { kode_dept: kurang });
    const toleransi = readSetting(store, 'TOLERANSI_TIMBANG_BAKI');
    const baris = jenis.map((row, index) => {
      const { cocok, ...hasil } = bandingkan(
        row,
        sistem.find((one) => one.kode_dept === row.kode_dept),
        toleransi,
      );
      const { cara } = saksiTimbang(row.berat, row.bacaan);
      return { cocok, baris: { urut: index + 1, ...hasil, cara } };
    });
    const selisih = baris.filter((row) => !row.cocok).map((row) => row.baris);
    // Which kinds differ, and nothing of by how much: they are counted again, or get a reason.
    const tanpa = selisih.filter((row) => row.alasan === null).map((row) => row.kode_dept);
    if (tanpa.length > 0) reject(salah.OPNAME_JENIS_SELISIH, { jenis: tanpa });
    const jumlah = {
      sistem_qty: baris.reduce((total, row) => total + row.baris.sistem_qty, 0),
      sistem_berat: sum(baris.map((row) => row.baris.sistem_berat)),
      fisik_qty: baris.reduce((total, row) => total + row.baris.fisik_qty, 0),
      fisik_berat: sum(baris.map((row) => row.baris.fisik_berat)),
      jenis_selisih: selisih.length,
    };
    return {
      antre: selisih.length > 0 ? kabarWa(store, 'KABAR_OPNAME') : [],
      perlu:
        selisih.length === 0
          ? []
          : [
              {
                kategori: 'barang',
                description: 'daily stock count differences',
                rincian: selisih.map((row) => ({
                  label: row.kode_dept,
                  nilai: `${row.selisih_qty} pcs, ${formatGram(row.selisih_berat as Miligram)} g`,
                })),
              },
            ],
      tulis: [
        { penulis: 'stock_opname_global', baris: [{ ...jumlah, tanggal: hari, keterangan }] },
        { penulis: 'stock_opname_global_jenis', baris: baris.map((row) => row.baris) },
      ],
      audit: jumlah,
      jawaban: jumlah,
    };
  },
});

const batal = implementReversal(stockOpnameGlobal, stockOpnameGlobal.transitions.batal, {
  description: 'daily stock count cancellation',
  tulis: [{ penulis: 'stock_opname_global_batal', baris: [{}] }],
});

export const stockOpnameGlobalDocument = implementDocument(stockOpnameGlobal, { simpan, batal });

export const opnameGlobalCommands = [
  implementCommand(jenisGlobal, async (_input, ctx) => ({
    data: await ctx.deps.db.rows(ctx.scope, bacaJenis(ctx.scope.kode_toko)),
  })),
];
