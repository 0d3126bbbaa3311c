/** Reads one document's journals. */
import { sum } from '@mustika/kernel/amount.ts';
import type { Document } from '@mustika/kernel/document.ts';
import { reject, umum } from '@mustika/kernel/errors.ts';
import { statement } from '@mustika/server-kit/database.ts';
import { implementCommand } from '@mustika/server-kit/http/http.ts';
import { jenisDokumenCommand, jurnalCommand } from './jurnal.command.ts';
import type { JurnalDalam } from './jurnal.rule.ts';

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

type Peristiwa = JurnalDalam['peristiwa'][number];
type Baris = Peristiwa['baris'][number] & { peristiwa: number };
type Kepala = Omit<JurnalDalam, 'label' | 'layar' | 'peristiwa'>;

/** Where the document is shown, as its declaration says. */
function layarOf(
  document: Document | undefined,
  { no_dokumen, tanggal }: Kepala,
  pertama: string | undefined,
): JurnalDalam['layar'] {
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
  event: Omit<Peristiwa, 'label' | 'debit' | 'kredit' | 'baris'>,
  baris: Peristiwa['baris'],
  document: Document | undefined,
): Peristiwa {
  const label = document?.transitions[event.transisi]?.label ?? event.transisi;
  const jumlah = (side: 'debit' | 'kredit') => sum(baris.map((one) => one[side]));
  return { ...event, label, baris, debit: jumlah('debit'), kredit: jumlah('kredit') };
}

const jurnal = implementCommand(jurnalCommand, async ({ no_dokumen }, { deps, scope }) => {
  const values = [scope.kode_toko, no_dokumen];
  const found = await deps.db.batch(scope, {
    kepala: statement<Kepala>('jurnal_dokumen', DOKUMEN, ...values),
    peristiwa: statement<Peristiwa>('jurnal_peristiwa', PERISTIWA, ...values),
    baris: statement<Baris>('jurnal_baris', BARIS, ...values),
  });
  const [kepala] = found.kepala;
  if (!kepala) reject(umum.TIDAK_DITEMUKAN);
  const document = deps.house.documents.find((one) => one.name === kepala.jenis);
  const lines = Map.groupBy(found.baris, (one) => one.peristiwa);
  return {
    data: {
      ...kepala,
      label: document?.label ?? kepala.jenis,
      layar: layarOf(document, kepala, found.peristiwa[0]?.transisi),
      peristiwa: found.peristiwa.map((event) => lengkap(event, lines.get(event.urut) ?? [], document)),
    },
  };
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
