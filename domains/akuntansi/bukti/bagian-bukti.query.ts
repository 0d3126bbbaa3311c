/**
 * The parts of a proof pack, each one file of rows: what a part is called, its columns, and its SQL. Asked by the job that makes a pack and by
 * `npm run check-proof -- --url`, which asks a live database the same. $1: the stores, $2 and $3: the first and the last day.
 */
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';

/** How a value of a column is written: weights and karat arrive in thousandths; days and times (`saat`) as the file has them. */
type Jenis = 'teks' | 'saat' | 'uang' | 'angka' | 'gram' | 'kadar';
export type Kolom = {
  nama: string;
  jenis: Jenis;
  /** Added up in the manifest. */
  jumlah?: true;
  /** Part of what a row is found by. */
  kunci?: true;
  /** What a master calls it today: told for whoever reads, compared with no database of later. */
  keterangan?: true;
};
export type Bagian = {
  nama: string;
  judul: string;
  kolom: readonly Kolom[];
  sql: string;
  /** What the code of a column means, for its reader. */
  baca?: Readonly<Record<string, (nilai: string) => string>>;
};

/** `kode_toko!` is a key, `debit+` is added up, `nama_akun~` is told only; `berat:gram`. */
function kolom(...baris: readonly string[]): Kolom[] {
  return baris.map((satu) => {
    const [tertulis = '', jenis = 'teks'] = satu.split(':');
    const tanda = /[!+~]$/.exec(tertulis)?.[0];
    return {
      nama: tertulis.replace(/[!+~]$/, ''),
      jenis: jenis as Jenis,
      ...(tanda === '!' ? { kunci: true as const } : {}),
      ...(tanda === '+' ? { jumlah: true as const } : {}),
      ...(tanda === '~' ? { keterangan: true as const } : {}),
    };
  });
}

const HARI = "'DD/MM/YYYY'";
const SAAT = "'DD/MM/YYYY HH24:MI:SS'";
const saat = (nilai: string): string => `to_char(${nilai} at time zone nama_zona(t.zona), ${SAAT})`;
const masa = (hari: string): string => `${hari} between $2::date and $3::date`;

const JURNAL = `select g.kode_toko, to_char(g.tanggal, ${HARI}) as tanggal, g.no_dokumen, g.peristiwa, g.urut,
    case when g.kredit = 0 then 'D' else 'K' end as sisi, g.nomor_akun, a.nama_akun, g.dimensi, g.peran, g.lawan, g.kategori, g.jenis,
    g.keterangan, g.debit, g.kredit
  from gerak_akun g join akun a on a.nomor_akun = g.nomor_akun
  where g.kode_toko = any ($1::text[]) and ${masa('g.tanggal')}
  order by g.kode_toko, g.tanggal, g.no_dokumen, g.peristiwa, g.urut, g.kredit`;

/** From the sums per day, where the journals are read from the book: two ways that must come to the same. */
const NERACA_SALDO = `select m.kode_toko, m.nomor_akun, a.nama_akun, greatest(m.awal, 0) as awal_debit, greatest(-m.awal, 0) as awal_kredit,
    m.debit, m.kredit, greatest(m.awal + m.debit - m.kredit, 0) as akhir_debit, greatest(m.kredit - m.debit - m.awal, 0) as akhir_kredit
  from (select x.kode_toko, x.nomor_akun, coalesce(sum(x.debit - x.kredit) filter (where x.tanggal < $2::date), 0) as awal,
               coalesce(sum(x.debit) filter (where x.tanggal >= $2::date), 0) as debit,
               coalesce(sum(x.kredit) filter (where x.tanggal >= $2::date), 0) as kredit
          from mutasi_akun x where x.kode_toko = any ($1::text[]) and x.tanggal <= $3::date group by 1, 2) m
  join akun a on a.nomor_akun = m.nomor_akun
  where m.awal <> 0 or m.debit <> 0 or m.kredit <> 0 order by m.kode_toko, m.nomor_akun`;

/** Pieces and lots that lay somewhere at the end of a day, counted back from what is there now. */
const stok = (hari: string): string => `select s.* from (
  select k.toko as kode_toko, s.tempat, s.kode_barcode, 'BARANG' as bentuk, s.nama_barang, s.kode_group, s.kode_dept, s.kadar, s.qty, s.berat,
         murni(s.berat, s.kadar) as murni
    from unnest($1::text[]) k(toko) cross join lateral stok_barang_pada(k.toko, ${hari}) s
  union all
  select l.kode_toko, l.tempat, l.kode_lot, 'LOT', l.nama_lot, coalesce(l.kode_group, l.jenis_lot), coalesce(l.kode_dept, l.jenis_lot),
         l.kadar::integer, l.qty + l.tahan_qty - coalesce(s.qty, 0), (l.berat + l.tahan_berat - coalesce(s.berat, 0))::bigint,
         (l.murni + l.tahan_murni - coalesce(s.murni, 0))::bigint
    from lot l
    left join (select g.kode_toko, g.kode_lot, sum(a.kali * g.qty) as qty, sum(a.kali * g.berat) as berat, sum(a.kali * g.murni) as murni
                 from gerak_lot g cross join lateral (select case g.arah when 'MASUK' then 1 else -1 end as kali) a
                where g.kode_toko = any ($1::text[]) and not g.tahan and not g.gugur and g.tanggal > ${hari} group by 1, 2) s
      on s.kode_toko = l.kode_toko and s.kode_lot = l.kode_lot
   where l.kode_toko = any ($1::text[]) and left(l.tempat, 1) <> '@' and l.berat + l.tahan_berat <> coalesce(s.berat, 0)) s
  where $2::date <= $3::date order by s.kode_toko, s.tempat, s.kode_barcode`;
const KOLOM_STOK = kolom(
  ...['kode_toko!', 'tempat!', 'kode_barcode!', 'bentuk', 'nama_barang~', 'kode_group~', 'kode_dept~'],
  ...['kadar:kadar', 'qty+:angka', 'berat+:gram', 'murni+:gram'],
);

const GERAK = `select b.kode_toko, to_char(b.tanggal, ${HARI}) as tanggal, b.no_dokumen, b.peristiwa, b.urut, b.kode_barcode, b.dari_tempat,
    b.ke_tempat, b.qty, b.berat, b.kadar, e.murni
  from buku_barang b
  left join (select * from buku_emas where kode_toko = any ($1::text[])) e
    on e.kode_toko = b.kode_toko and e.no_dokumen = b.no_dokumen and e.peristiwa = b.peristiwa and e.urut = b.urut
  where b.kode_toko = any ($1::text[]) and ${masa('b.tanggal')}
  order by b.kode_toko, b.tanggal, b.no_dokumen, b.peristiwa, b.urut`;

const DOKUMEN = `select p.kode_toko, p.no_dokumen, p.urut as peristiwa, d.jenis, to_char(p.tanggal, ${HARI}) as tanggal, p.transisi, p.ke_status,
    p.membalik, p.user_id, ${saat('p.waktu')} as waktu, p.alasan, array_to_string(p.otorisasi, ' ') as otorisasi
  from peristiwa p
  join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen
  join toko t on t.kode_toko = p.kode_toko
  where p.kode_toko = any ($1::text[]) and ${masa('p.tanggal')} order by p.kode_toko, p.tanggal, p.no_dokumen, p.urut`;

/** Given in the period, or used by what happened in it. What the approver read may name customers, and stays here. */
const PERSETUJUAN = `select o.kode_toko, o.id, o.kategori, o.description as untuk, o.keterangan, o.alasan, o.requester as peminta,
    o.approver as penyetuju, o.cara, o.langkah_dua, ${saat('o.dibuat')} as dibuat, ${saat('o.dipakai')} as dipakai, o.no_dokumen
  from otorisasi o join toko t on t.kode_toko = o.kode_toko
  where o.kode_toko = any ($1::text[]) and (${masa('(o.dibuat at time zone nama_zona(t.zona))::date')}
    or exists (select from peristiwa p where p.kode_toko = o.kode_toko and p.no_dokumen = o.no_dokumen and ${masa('p.tanggal')}
                  and o.id = any (p.otorisasi)))
  order by o.kode_toko, o.dibuat, o.id`;

const PENUTUPAN = `select h.kode_toko, to_char(h.tanggal, ${HARI}) as tanggal, h.status, ${saat('h.dibuka_pada')} as dibuka, h.dibuka_oleh,
    ${saat('h.ditutup_pada')} as ditutup, h.ditutup_oleh, x.no_dokumen, x.selisih, x.audit_seq, encode(x.audit_hash, 'hex') as audit_hash
  from hari_toko h join toko t on t.kode_toko = h.kode_toko
  left join tutup_toko x on x.kode_toko = h.kode_toko and x.tanggal = h.tanggal and not x.dibuka_kembali
  where h.kode_toko = any ($1::text[]) and ${masa('h.tanggal')} order by h.kode_toko, h.tanggal`;

const KUNCI_PERIODE = `select k.kode_toko, k.urut, k.aksi, to_char(k.bulan, ${HARI}) as bulan, to_char(k.sampai, ${HARI}) as sampai, k.alasan,
    k.user_id, ${saat('k.waktu')} as waktu
  from kunci_periode k join toko t on t.kode_toko = k.kode_toko
  where k.kode_toko = any ($1::text[]) and (k.bulan between date_trunc('month', $2::date)::date and $3::date
    or ${masa('(k.waktu at time zone nama_zona(t.zona))::date')}) order by k.kode_toko, k.urut`;

/**
 * Entries of the audit from the first to the last of the period, with none between them left out: what was written on its days, and what
 * tells of its documents, whenever that was.
 */
const RENTANG = `(select x.kode_toko, min(x.seq) as dari, max(x.seq) as sampai
    from (select a.kode_toko, a.seq from audit a join toko t on t.kode_toko = a.kode_toko
           where a.kode_toko = any ($1::text[]) and ${masa('(a.waktu at time zone nama_zona(t.zona))::date')}
          union all
          select a.kode_toko, a.seq from peristiwa p
            join audit a on a.kode_toko = p.kode_toko and a.objek = p.no_dokumen and a.isi ->> 'peristiwa' = p.urut::text
           where p.kode_toko = any ($1::text[]) and ${masa('p.tanggal')}) x
   group by 1)`;
const DI_RENTANG = `from ${RENTANG} r join audit a on a.kode_toko = r.kode_toko and a.seq between r.dari and r.sampai`;

/** Parameters and settings: what the house does by itself depends on them. Lists of people are none. */
const PARAMETER =
  '^(para_|parameter_|setting_(member|gerbang|marketplace|web)|setelan|plafond_|akun|bank|rekening|baki|gudang|grup|jenis|kadar|kategori|kelompok_harga|kode_|kondisi_|kualitas_|keterangan_nota|target_sales|hak_|toko|batu_|publikasi_harga|hadiah|marketplace)';
/** Acts of the house whose entries tell of no customer. */
const URUSAN =
  '^(invarian|jangkar|otorisasi|tutup_toko|kunci_periode|KUNCI|BUKA|export_csv|paket_bukti|stock_opname|barang|hancur_barang|uji_coba)';
/** What an entry calls a person, his telephone, address or number of identity. */
const ORANG =
  '"[a-z_]*(customer|pelanggan|pembeli|penjual|pemberi|penerima|kuasa|telp|telepon|whatsapp|no_wa|alamat|identitas|nik|npwp|ktp|paspor|surel|email|lahir|sandi|rahasia|token)[a-z_]*": ';
const NAMA = '"nama[a-z_]*": ';
const TERBUKA = `(a.objek !~ '[\\r\\n]' and a.isi::text !~ '${ORANG}' and (a.aksi ~ '${PARAMETER}' or a.isi::text !~ '${NAMA}'
   and (a.aksi ~ '${URUSAN}' or d.no_dokumen is not null)))`;

const AUDIT = `select a.kode_toko, a.seq, to_char(a.waktu at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as waktu_utc, a.user_id, a.aksi,
    case when b.terbuka or d.no_dokumen is not null then a.objek end as objek, case when b.terbuka then 'TERBUKA' else 'TERTUTUP' end as bentuk, case when b.terbuka then a.isi::text end as isi,
    encode(a.prev, 'hex') as sebelum, encode(a.hash, 'hex') as hash
  ${DI_RENTANG}
  left join dokumen d on d.kode_toko = a.kode_toko and d.no_dokumen = a.objek
  cross join lateral (select ${TERBUKA} as terbuka) b
  order by a.kode_toko, a.seq`;

const PENGATURAN = `select a.kode_toko, a.seq, ${saat('a.waktu')} as waktu, a.user_id, a.aksi, a.objek, k.kolom, k.sebelum, k.sesudah
  ${DI_RENTANG} join toko t on t.kode_toko = a.kode_toko
  cross join lateral (
    select x.kolom, coalesce(a.isi -> 'sebelum', '{}') ->> x.kolom as sebelum, a.isi -> 'sesudah' ->> x.kolom as sesudah
      from jsonb_object_keys(case when jsonb_typeof(a.isi -> 'sesudah') = 'object' then a.isi -> 'sesudah' else '{}' end) x(kolom)
     where x.kolom not in ('versi', 'diubah_oleh', 'diubah_pada')
    union all
    select '', a.isi ->> 'sebelum', a.isi ->> 'sesudah' where jsonb_typeof(a.isi -> 'sesudah') <> 'object') k
  where a.isi ? 'sesudah' and a.aksi ~ '${PARAMETER}' and a.isi::text !~ '${ORANG}' and k.sebelum is distinct from k.sesudah
  order by a.kode_toko, a.seq, k.kolom`;

const EVENT = ['kode_toko!', 'no_dokumen!', 'peristiwa!'] as const;

/** In the order of the pack. */
export const BAGIAN: readonly Bagian[] = [
  {
    ...{ nama: 'jurnal', judul: 'Jurnal: setiap baris debit dan kredit di buku uang', sql: JURNAL },
    kolom: kolom(
      ...[
        'kode_toko!',
        'tanggal:saat',
        'no_dokumen!',
        'peristiwa!',
        'urut!',
        'sisi!',
        'nomor_akun',
        'nama_akun~',
      ],
      ...['dimensi', 'peran', 'lawan', 'kategori', 'jenis', 'keterangan', 'debit+:uang', 'kredit+:uang'],
    ),
  },
  {
    ...{ nama: 'neraca-saldo', judul: 'Neraca saldo per akun', sql: NERACA_SALDO },
    kolom: kolom(
      ...['kode_toko!', 'nomor_akun!', 'nama_akun~', 'awal_debit+:uang', 'awal_kredit+:uang', 'debit+:uang'],
      ...['kredit+:uang', 'akhir_debit+:uang', 'akhir_kredit+:uang'],
    ),
  },
  {
    ...{
      nama: 'stok-awal',
      judul: 'Stok sebelum hari pertama',
      sql: stok('($2::date - 1)'),
      kolom: KOLOM_STOK,
    },
  },
  {
    ...{ nama: 'gerak-barang', judul: 'Gerak barang dan emas', sql: GERAK },
    kolom: kolom(
      ...['kode_toko!', 'tanggal:saat', 'no_dokumen!', 'peristiwa!', 'urut!', 'kode_barcode', 'dari_tempat'],
      ...['ke_tempat', 'qty+:angka', 'berat+:gram', 'kadar:kadar', 'murni+:gram'],
    ),
  },
  { ...{ nama: 'stok-akhir', judul: 'Stok pada akhir periode', sql: stok('$3::date'), kolom: KOLOM_STOK } },
  {
    ...{ nama: 'dokumen', judul: 'Dokumen, langkahnya, dan pembatalannya', sql: DOKUMEN },
    kolom: kolom(
      ...[
        ...EVENT,
        'jenis',
        'tanggal:saat',
        'transisi',
        'ke_status',
        'membalik',
        'user_id',
        'waktu:saat',
        'alasan',
      ],
      'otorisasi',
    ),
  },
  {
    ...{ nama: 'persetujuan', judul: 'Persetujuan: siapa meminta, siapa menyetujui', sql: PERSETUJUAN },
    baca: { untuk: untukOtorisasi },
    kolom: kolom(
      ...['kode_toko!', 'id!', 'kategori', 'untuk~', 'keterangan', 'alasan', 'peminta', 'penyetuju', 'cara'],
      ...['langkah_dua', 'dibuat:saat', 'dipakai:saat', 'no_dokumen'],
    ),
  },
  {
    ...{ nama: 'penutupan', judul: 'Hari toko dan tutup toko', sql: PENUTUPAN },
    kolom: kolom(
      ...[
        'kode_toko!',
        'tanggal!:saat',
        'status',
        'dibuka:saat',
        'dibuka_oleh',
        'ditutup:saat',
        'ditutup_oleh',
        'no_dokumen',
      ],
      ...['selisih+:uang', 'audit_seq:angka', 'audit_hash'],
    ),
  },
  {
    ...{ nama: 'kunci-periode', judul: 'Kunci periode', sql: KUNCI_PERIODE },
    kolom: kolom(
      ...['kode_toko!', 'urut!', 'aksi', 'bulan:saat', 'sampai:saat', 'alasan', 'user_id', 'waktu:saat'],
    ),
  },
  {
    ...{ nama: 'pengaturan', judul: 'Pengaturan dan parameter yang berubah', sql: PENGATURAN },
    kolom: kolom(
      ...['kode_toko!', 'seq!', 'waktu:saat', 'user_id', 'aksi', 'objek', 'kolom!', 'sebelum', 'sesudah'],
    ),
  },
  {
    ...{ nama: 'audit', judul: 'Rantai audit dengan hash tiap baris', sql: AUDIT },
    kolom: kolom(
      ...['kode_toko!', 'seq!', 'waktu_utc', 'user_id', 'aksi', 'objek', 'bentuk', 'isi', 'sebelum', 'hash'],
    ),
  },
];
