/** The mapping of accounts, and the accounts of a bank. Spec 2 §2.3, §7, §8. */
import { baris, deret, objek, type WireOf } from '@mustika/kernel/answer.ts';
import { detail_authorization } from '@mustika/kernel/approval.ts';
import { defineCommand } from '@mustika/kernel/command.ts';
import { daftar, kode, pilihan, ref, teks } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { bankResource } from '../bank.resource.ts';
import { rekeningResource } from '../rekening.resource.ts';
import { akunResource } from './akun.resource.ts';

const {
  no_rekening,
  nama_rekening,
  kode_bank,
  bisa_debet,
  bisa_credit,
  bisa_transfer,
  bisa_qris,
  fee_persen,
  fee_ditanggung,
  mdr_qris,
} = rekeningResource.fields;

/** A journal with the account of each of its places, and what kind of account may stand there. */
const jurnal = objek({
  trx: kode(''),
  type: kode(''),
  detail_akun: baris({
    _id: teks(''),
    kode_akun: kode(''),
    jenis_akun: pilihan('', ['DEBET', 'KREDIT']),
    nomor_akun: kode(''),
    golongan: teks(''),
  }),
});
export type JurnalAkun = WireOf<typeof jurnal>;

/** Bank accounts of one bank; empty when it has none. */
export const rekeningBankCommand = defineCommand({
  name: 'rekenings-get-by-kode-bank',
  label: 'Rekening Per Bank',
  method: 'GET',
  path: 'rekenings/get-by-kode-bank',
  list: () => rekeningResource,
  fields: { kode_bank: ref('Bank', () => bankResource) },
  answer: baris({
    no_rekening,
    nama_rekening,
    kode_bank,
    bisa_debet,
    bisa_credit,
    bisa_transfer,
    bisa_qris,
    fee_persen,
    fee_ditanggung,
    mdr_qris,
  }),
});

/** Every journal (trx, type) with the accounts of its roles. */
export const paraAkunCommand = defineCommand({
  name: 'para-akun-transaksi',
  label: 'Parameter Akun',
  method: 'GET',
  path: 'para-akun-transaksi',
  gate: flag('NAGAFIN_ACCOUNTING_MODULE'),
  screens: ['/parameter-akun'],
  fields: {},
  answer: deret(jurnal),
});

/** Description of the approval that another account of a journal needs; ours, after the ones prescribed. */
export const PETA_BERUBAH = 'journal account change';

/**
 * Saves the account numbers of one journal. Which roles a journal has is ours to say, so a role that it does not have
 * is refused; roles that are not sent keep their account. An account of another golongan than the role's is refused, and a
 * change needs a second person, who reads what moves. Later postings use the new accounts, old ones stay.
 */
export const simpanParaAkunCommand = defineCommand({
  name: 'simpan-para-akun-transaksi',
  label: 'Simpan Parameter Akun',
  method: 'PUT',
  path: 'para-akun-transaksi/{trx}/{type}',
  gate: flag('NAGAFIN_ACCOUNTING_MODULE'),
  screens: ['/parameter-akun'],
  message: 'Data Berhasil Diedit',
  fields: {
    trx: kode('Nama Jurnal'),
    type: kode('Type Jurnal'),
    detail_akun: daftar('Detail Akun', {
      _id: teks('Id', { opsional: true, asTyped: true }),
      kode_akun: kode('Kode Akun'),
      jenis_akun: pilihan('Jenis Akun', ['DEBET', 'KREDIT']),
      nomor_akun: ref('Nomor Akun', () => akunResource),
      golongan: teks('Golongan', { opsional: true, asTyped: true }),
    }),
    detail_authorization,
  },
  answer: jurnal,
});
