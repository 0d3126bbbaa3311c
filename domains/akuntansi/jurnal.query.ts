/** Reads one document's journals. */
import type { Document } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { implementCommand } from '@mustika/server-kit/http.ts';
import { jenisDokumenCommand, jurnalCommand } from './jurnal.command.ts';
import type { BarisAkun, Jurnal, PeristiwaJurnal } from './jurnal.rule.ts';

const DOKUMEN = `select kode_toko, no_dokumen, jenis, status, tanggal, user_id from dokumen where kode_toko = $1 and no_dokumen = $2`;

const PERISTIWA = `
  select p.urut, p.transisi, p.tanggal, p.waktu, p.user_id, p.alasan, p.membalik,
         (select q.urut from peristiwa q where q.kode_toko = $1 and q.no_dokumen = $2 and q.membalik = p.urut) as dibalik,
         coalesce((select jsonb_agg(o.approver order by o.approver) from otorisasi o
                    where o.kode_toko = $1 and o.id = any (p.otorisasi)), '[]') as penyetuju
    from peristiwa p where p.kode_toko = $1 and p.no_dokumen = $2 order by p.urut`;

const BARIS = `
  select g.peristiwa, g.nomor_akun, a.nama_akun, g.dimensi, min(g.keterangan) as keterangan, sum(g.debit)::bigint as debit,
         sum(g.kredit)::bigint as kredit
    from gerak_akun g
    join peran_akun p on p.akun = g.peran and not p.kliring
    left join akun a on a.nomor_akun = g.nomor_akun
   where g.kode_toko = $1 and g.no_dokumen = $2
   group by g.peristiwa, g.nomor_akun, a.nama_akun, g.dimensi, g.debit > 0
   order by g.peristiwa, g.debit > 0 desc, g.nomor_akun, g.dimensi`;

type Baris = BarisAkun & { peristiwa: number };
type Kepala = Pick<Jurnal, 'kode_toko' | 'no_dokumen' | 'jenis' | 'status' | 'tanggal' | 'user_id'>;

/** Where the document is shown, as its declaration says. */
function layarOf(
  document: Document | undefined,
  { no_dokumen, tanggal }: Kepala,
  pertama: string | undefined,
): Jurnal['layar'] {
  const shown = document?.shows;
  const to = shown?.to ?? document?.transitions[pertama ?? '']?.screens[0];
  if (!shown || !to) return null;
  const hari = (shown.hari ?? []).map((name) => [name, tanggal]);
  return {
    to,
    search: { ...Object.fromEntries(hari), ...(shown.nomor ? { [shown.nomor]: no_dokumen } : {}) },
  };
}

function lengkap(
  { baris, ...event }: Omit<PeristiwaJurnal, 'label' | 'debit' | 'kredit'>,
  document: Document | undefined,
): PeristiwaJurnal {
  const jumlah = (side: 'debit' | 'kredit') => baris.reduce((total, one) => total + one[side], 0);
  const label = document?.transitions[event.transisi]?.label ?? event.transisi;
  return { ...event, label, baris, debit: jumlah('debit'), kredit: jumlah('kredit') };
}

const jurnal = implementCommand(jurnalCommand, async ({ no_dokumen }, { deps, scope }) => {
  const values = [scope.kode_toko, no_dokumen];
  const [[kepala], peristiwa, baris] = (await deps.db.batch(scope, [
    { name: 'jurnal_dokumen', text: DOKUMEN, values },
    { name: 'jurnal_peristiwa', text: PERISTIWA, values },
    { name: 'jurnal_baris', text: BARIS, values },
  ])) as [Kepala[], PeristiwaJurnal[], Baris[]];
  if (!kepala) reject(umum.TIDAK_DITEMUKAN);
  const document = deps.house.documents.find((one) => one.name === kepala.jenis);
  const lines = Map.groupBy(baris, (one) => one.peristiwa);
  const data: Jurnal = {
    ...kepala,
    label: document?.label ?? kepala.jenis,
    layar: layarOf(document, kepala, peristiwa[0]?.transisi),
    peristiwa: peristiwa.map((event) =>
      lengkap(
        { ...event, baris: (lines.get(event.urut) ?? []).map(({ peristiwa: _urut, ...line }) => line) },
        document,
      ),
    ),
  };
  return { data };
});

const jenisDokumen = implementCommand(jenisDokumenCommand, async ({ jenis, q }, { deps }) => {
  const data = deps.house.documents
    .map(({ name, label }) => ({ jenis: name, label }))
    .filter((one) => jenis === null || one.jenis === jenis)
    .filter((one) => q === null || one.label.toUpperCase().includes(q))
    .sort((a, b) => (a.label < b.label ? -1 : 1));
  return { data, total: data.length };
});

export const jurnalCommands = [jurnal, jenisDokumen];
