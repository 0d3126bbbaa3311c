/** Everything that is kept of somebody, in his words: what a file for him holds. UU 27/2022 article 7; docs/decisions/0167. */
import { formatAngka, formatRupiah, type Rupiah } from '@mustika/kernel/amount.ts';
import { formatTanggal } from '@mustika/kernel/date.ts';
import { nomorPesan } from '@mustika/kernel/phone.ts';
import { rawQuery, type Sql } from '@mustika/server-kit/database.ts';
import { openIdentity } from '@mustika/server-kit/secrets/identity.ts';
import type { SecretBox } from '@mustika/server-kit/secrets/secret-box.ts';
import { DIRI_DI_DOKUMEN, DOKUMENNYA, type Orang } from './orang-permintaan.query.ts';
import { RIWAYAT } from './perubahan-member.query.ts';

/** A line of the file: in which part it stands, when it was, what it is about and what is kept. */
export type IsiOrang = { bagian: string; waktu: string | null; perihal: string; isi: string };

type Teks = string | null;

const MEMBER = `select m.kode_member, m.nama_member, m.no_hp, m.alamat, m.tgl_lahir::text as tgl_lahir, m.no_kartu, m.tgl_daftar::text as tgl_daftar,
    m.kode_pengundang, t.nama_toko from member m join toko t on t.kode_toko = m.kode_toko_asal where m.kode_member = any ($1::text[]) order by m.digabung_ke is not null, 1`;
const SETUJU = 'select setuju, waktu, kode_toko_asal from setuju_wa where no_hp = any ($1::text[])';
const POIN =
  'select kode_toko, poin::bigint::int as poin from member_poin where kode_member = any ($1::text[]) order by kode_toko';
const GERAK = `select b.kode_toko, b.tanggal::text as tanggal, b.no_dokumen, sum((case when b.ke = any ($1::text[]) then b.jumlah::bigint else 0 end) - (case when b.dari = any ($1::text[]) then b.jumlah::bigint else 0 end))::int as poin
  from buku_poin b where b.dari = any ($1::text[]) or b.ke = any ($1::text[]) group by 1, 2, 3 order by 2, 3`;
const DOKUMEN = `with punya as (${DOKUMENNYA})
  select p.kode_toko, p.no_dokumen, d.jenis, d.tanggal::text as tanggal, d.status, p.nama_customer, p.telp, p.nilai
    from punya p join dokumen d on d.kode_toko = p.kode_toko and d.no_dokumen = p.no_dokumen order by d.tanggal, p.no_dokumen`;
const DIRI = `with punya as (${DOKUMENNYA}) ${DIRI_DI_DOKUMEN} order by 1, 2`;
const PESAN = `select p.dibuat as waktu, p.kode_toko, p.jenis, p.status, p.isi from pesan_wa p where p.penerima = any ($1::text[]) and p.jenis not like 'KABAR\\_%' order by p.dibuat`;
const LAMA = `select n.toko_jual, n.no_nota, n.tgl_jual::text as tgl_jual, n.nama_customer, n.nama_barang from nota_lama n where nomor_telp(n.no_hp_customer) = any (array(select nomor_telp(x) from unnest($1::text[]) x)) order by n.tgl_jual`;
const MINTA = `select d.masuk as waktu, d.kode_toko, d.jenis, d.keadaan, d.isi, d.bukti from permintaan_data d where d.kode_member = any ($1::text[]) or d.no_hp = any ($2::text[]) order by d.masuk`;

const baris = (
  bagian: string,
  waktu: Teks,
  perihal: string,
  isi: readonly (Teks | undefined)[],
): IsiOrang => ({
  ...{ bagian, waktu, perihal },
  isi: isi.filter((one) => one !== null && one !== undefined && one !== '').join(' · '),
});
const hari = (tanggal: string): string => `${tanggal}T00:00:00+07:00`;

type Ubah = { waktu: string; aksi: string; user_id: string; sebelum: object | null; sesudah: object };

async function dataMember(sql: Sql, kode: readonly string[]): Promise<IsiOrang[]> {
  const rows = await rawQuery<Record<string, Teks>>(sql, MEMBER, [kode]);
  const kata: readonly (readonly [string, string])[] = [
    ...([
      ['kode_member', 'Kode Member'],
      ['nama_member', 'Nama'],
      ['no_hp', 'No HP'],
      ['alamat', 'Alamat'],
    ] as const),
    ...([
      ['tgl_lahir', 'Tanggal Lahir'],
      ['no_kartu', 'No Kartu'],
      ['tgl_daftar', 'Terdaftar'],
    ] as const),
    ...([
      ['nama_toko', 'Toko Asal'],
      ['kode_pengundang', 'Diundang Oleh'],
    ] as const),
  ];
  const isi = rows.flatMap((row) =>
    kata.flatMap(([kolom, label]) => {
      const nilai = row[kolom];
      return nilai
        ? [baris('Data member', null, label, [kolom.startsWith('tgl_') ? formatTanggal(nilai) : nilai])]
        : [];
    }),
  );
  const saldo = await rawQuery<{ kode_toko: string; poin: number }>(sql, POIN, [kode]);
  const gerak = await rawQuery<{ kode_toko: string; tanggal: string; no_dokumen: string; poin: number }>(
    sql,
    GERAK,
    [kode],
  );
  const ubah: Ubah[] = [];
  for (const satu of kode) ubah.push(...(await rawQuery<Ubah>(sql, RIWAYAT, [satu])));
  return [
    ...isi,
    ...saldo.map((one) => baris('Poin', null, `Saldo ${one.kode_toko}`, [formatAngka(one.poin)])),
    ...gerak.map((one) => baris('Poin', hari(one.tanggal), one.no_dokumen, [formatAngka(one.poin)])),
    ...ubah.map((one) =>
      baris('Perubahan data', one.waktu, KATA_UBAH[one.aksi] ?? one.aksi, [
        `oleh ${one.user_id}`,
        ...(one.sebelum ? [`dari ${nilaiDari(one.sebelum)}`] : []),
        `menjadi ${nilaiDari(one.sesudah)}`,
      ]),
    ),
  ];
}

const KATA_UBAH: Readonly<Record<string, string>> = {
  ...{ tambah: 'Didaftarkan', ubah: 'Diubah', gabung: 'Digabung', pisah: 'Dipisah' },
};

const nilaiDari = (isi: object): string =>
  Object.entries(isi)
    .filter(([, nilai]) => nilai !== null)
    .map(([kolom, nilai]) => `${kolom} ${String(nilai)}`)
    .join(', ');

type Dokumen = {
  kode_toko: string;
  no_dokumen: string;
  jenis: string;
  tanggal: string;
  status: string;
  nama_customer: Teks;
  telp: Teks;
  nilai: number | null;
};
type Diri = { kode_toko: string; no_dokumen: string; diri: Record<string, Teks> };

const KATA_DIRI: readonly (readonly [string, string])[] = [
  ['alamat', 'alamat'],
  ['nik', 'NIK / SIM / Passport'],
  ['npwp', 'NPWP'],
  ['lahir', 'tanggal lahir'],
  ['pekerjaan', 'pekerjaan'],
  ['sumber_dana', 'sumber dana'],
];

async function dokumennya(sql: Sql, box: SecretBox, { kode, nomor }: Orang): Promise<IsiOrang[]> {
  const values = [kode, nomor];
  const dokumen = await rawQuery<Dokumen>(sql, DOKUMEN, values);
  const diri = await rawQuery<Diri>(sql, DIRI, values);
  const lama = await rawQuery<Record<string, string>>(sql, LAMA, [nomor]);
  return [
    ...dokumen.map((one) =>
      baris('Dokumen', hari(one.tanggal), one.no_dokumen, [
        ...[one.jenis.replaceAll('_', ' '), one.status, one.nama_customer, one.telp],
        one.nilai === null ? null : formatRupiah(one.nilai as Rupiah),
      ]),
    ),
    ...lama.map((one) =>
      baris('Nota lama', hari(one['tgl_jual'] as string), one['no_nota'] as string, [
        one['nama_customer'],
        one['nama_barang'],
      ]),
    ),
    ...diri.map(({ kode_toko, no_dokumen, diri: isi }) =>
      baris(
        'Data diri di dokumen',
        null,
        no_dokumen,
        KATA_DIRI.map(([kolom, kata]) => {
          const nilai = openIdentity(box, kode_toko, isi[kolom] ?? null);
          return nilai === null ? null : `${kata} ${nilai}`;
        }),
      ),
    ),
  ];
}

async function pesannya(sql: Sql, { kode, nomor }: Orang): Promise<IsiOrang[]> {
  const dikirimi = nomor.map(nomorPesan);
  const setuju = await rawQuery<{ setuju: boolean; waktu: string; kode_toko_asal: string }>(sql, SETUJU, [
    dikirimi,
  ]);
  const pesan = await rawQuery<Record<string, string>>(sql, PESAN, [dikirimi]);
  const minta = await rawQuery<Record<string, string>>(sql, MINTA, [kode, nomor]);
  return [
    ...setuju.map((one) =>
      baris('Persetujuan', one.waktu, 'Dikabari lewat WhatsApp', [
        one.setuju ? 'Setuju' : 'Tidak setuju',
        one.kode_toko_asal,
      ]),
    ),
    ...pesan.map((one) =>
      baris('Pesan WhatsApp', one['waktu'] as string, one['jenis'] as string, [one['status'], one['isi']]),
    ),
    ...minta.map((one) =>
      baris('Permintaan data diri', one['waktu'] as string, one['jenis'] as string, [
        one['keadaan'],
        one['isi'],
        one['bukti'],
      ]),
    ),
  ];
}

/** In the order in which it is read: who he is first, then what he did, what was said to him and what he asked. */
export const isiOrang = async (sql: Sql, box: SecretBox, orang: Orang): Promise<IsiOrang[]> => [
  ...(orang.kode_member === null
    ? [baris('Data diri', null, 'Nama', [orang.nama]), baris('Data diri', null, 'No HP', [orang.no_hp])]
    : await dataMember(sql, orang.kode)),
  ...(await pesannya(sql, orang)),
  ...(await dokumennya(sql, box, orang)),
];
