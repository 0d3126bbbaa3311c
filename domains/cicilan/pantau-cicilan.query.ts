/** Serves the board of the plans. */

import { sum } from '@mustika/kernel/amount.ts';
import type { Inside } from '@mustika/kernel/answer.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { pantauCicilan } from './cicilan.command.ts';

/** The next instalment of each plan that is not whole, and all that is due by its day or by today. */
const BERJALAN = `with hari as (select tanggal from hari_toko where kode_toko = $1 order by (status = 'OPEN') desc, tanggal desc limit 1),
  jadwal as (
    select c.no_cicilan, j.jatuh_tempo, j.nilai, sum(j.nilai) over (partition by c.no_cicilan order by j.urut) as sampai
      from cicilan c join dokumen d on d.kode_toko = c.kode_toko and d.no_dokumen = c.no_cicilan and d.status = 'DONE'
      join cicilan_jadwal j on j.kode_toko = c.kode_toko and j.no_cicilan = c.no_cicilan
     where c.kode_toko = $1),
  berikut as (
    select j.no_cicilan, min(j.jatuh_tempo) as tempo from jadwal j join cicilan c on c.kode_toko = $1 and c.no_cicilan = j.no_cicilan
     where j.sampai > c.terbayar group by 1)
  select c.no_cicilan, c.nama_customer, c.no_hp_customer, b.tempo, greatest(0, h.tanggal - b.tempo) as telat,
         (b.tempo between h.tanggal and h.tanggal + 7) as segera,
         (c.harga_jual_cicil - c.dp - c.terbayar - c.rabat)::rupiah as sisa,
         ((select sum(j.nilai) from jadwal j where j.no_cicilan = c.no_cicilan and j.jatuh_tempo <= greatest(b.tempo, h.tanggal)) - c.terbayar)::rupiah as tagihan
    from berikut b cross join hari h join cicilan c on c.kode_toko = $1 and c.no_cicilan = b.no_cicilan
   order by telat desc, b.tempo, c.no_cicilan`;

type Jawaban = Inside<typeof pantauCicilan.answer>;
type Baris = Jawaban['rincian'][number] & { segera: boolean; sisa: Jawaban['berjalan']['nilai'] };

const TERBANYAK = 12;

const hitung = (rows: readonly Baris[], nilai: 'sisa' | 'tagihan'): Jawaban['berjalan'] => ({
  jumlah: rows.length,
  nilai: sum(rows.map((row) => row[nilai])),
});

export const pantauCicilanCommands = [
  implementCommand(pantauCicilan, async (_input, { deps, scope }) => {
    const rows = await deps.db.rows(scope, statement<Baris>('cicilan_pantau', BERJALAN, scope.kode_toko));
    const lewat = rows.filter(({ telat }) => telat > 0);
    const segera = rows.filter((row) => row.segera);
    return {
      data: {
        berjalan: hitung(rows, 'sisa'),
        segera: hitung(segera, 'tagihan'),
        lewat: hitung(lewat, 'tagihan'),
        rincian: [...lewat, ...segera]
          .slice(0, TERBANYAK)
          .map(({ segera: _segera, sisa: _sisa, ...row }) => row),
      },
    };
  }),
];
