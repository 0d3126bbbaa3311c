/**
 * Money that a person brings for a deposit, a plan of instalments, a payment of one or a repair: what he did that day is read with the rest,
 * judged by the rule of every other nota, and written with what he said of himself. Domain 14.2, R14.4; docs/decisions/0071.
 */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { statement } from '@mustika/server-kit/database.ts';
import type { Facts, Writing } from '@mustika/server-kit/document/document-runner.ts';
import { bacaOrang, identityDigests } from '@mustika/server-kit/secrets/identity.ts';
import { type DataDiri, dataDiriDari, periksaDataDiri } from '../member/data-diri.rule.ts';

type Diisi = Omit<DataDiri, 'nama_customer'>;
type Siapa = {
  kode_member: string | null;
  nama_customer: string;
  no_hp_customer: string | null;
  alamat_customer: string | null;
};
type Baris = { orang?: readonly { jumlah: number | null; diri?: Partial<DataDiri> | null }[] };

/** What whoever stands there did today; nothing is asked about somebody who said nothing of himself. */
export const orangBaru = (
  input: Diisi & { kode_member: string | null; nama_customer: string | null; no_hp_customer: string | null },
  ctx: Facts['ctx'],
) => bacaOrang(ctx, { ...input, nomor: input.nik_sim_passport ?? null });

/** The same of whoever a deposit or plan belongs to, with what he said of himself here before; `toko`: where it was made. */
export const orangInduk = (
  { nik_sim_passport: nik }: Diisi,
  { scope, deps }: Facts['ctx'],
  toko: string,
  no_induk: string,
) => ({
  orang: statement<{ jumlah: number | null; diri: Partial<DataDiri> | null }>(
    'uang_orang_induk',
    `select nota_orang_hari_induk($1, $2, $3, $4) as jumlah, (select to_jsonb(u) from uang_orang u
        where u.kode_toko = $1 and coalesce(u.no_induk, u.no_dokumen) = $4 and u.nik_sim_passport is not null
        order by u.tanggal desc, u.no_dokumen desc, u.peristiwa desc limit 1) as diri`,
    scope.kode_toko,
    !nik ? [] : identityDigests(deps.secrets, nik),
    toko,
    no_induk,
  ),
});

type Uang = {
  jenis: 'TITIPAN' | 'CICILAN' | 'SERVICE' | 'PESANAN' | 'PRE_ORDER';
  jumlah: Rupiah;
  no_induk?: string;
};

/** The row of it; nothing where no money comes in. Errors: IDENTITAS_DIPERLUKAN. */
export function uangOrang(
  { jenis, jumlah, no_induk }: Uang,
  input: Diisi,
  siapa: Siapa,
  { orang }: Baris,
  { store, hari }: Pick<Facts, 'store' | 'hari'>,
): Writing[] {
  if (jumlah === 0) return [];
  const dulu = orang?.[0]?.diri;
  const isi = {
    nama_customer: siapa.nama_customer,
    nik_sim_passport: input.nik_sim_passport ?? dulu?.nik_sim_passport ?? null,
    alamat_customer: input.alamat_customer ?? siapa.alamat_customer ?? dulu?.alamat_customer ?? null,
    tanggal_lahir: input.tanggal_lahir ?? dulu?.tanggal_lahir ?? null,
    pekerjaan: input.pekerjaan ?? dulu?.pekerjaan ?? null,
    sumber_dana: input.sumber_dana ?? dulu?.sumber_dana ?? null,
  };
  // A birth that was judged before lies here sealed.
  const dinilai = { ...isi, tanggal_lahir: input.tanggal_lahir ?? (isi.tanggal_lahir && TERSEGEL) };
  periksaDataDiri(dinilai, null, { store, hari, jumlah: Number(orang?.[0]?.jumlah ?? 0) + jumlah });
  const { kode_member, nama_customer, no_hp_customer } = siapa;
  const { alamat_customer } = isi;
  const baris = { kode_member, nama_customer, no_hp_customer, alamat_customer, ...dataDiriDari(isi) };
  return [
    {
      penulis: 'uang_orang',
      baris: [{ tanggal: hari, jenis, jumlah, no_induk: no_induk ?? null, ...baris }],
    },
  ];
}

/** Before every day a shop is open on. */
const TERSEGEL = '1900-01-01';
