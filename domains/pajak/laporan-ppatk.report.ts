/** What the law wants reported of one person's day. */

import { kode, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { all, level, orang } from '@mustika/kernel/gate.ts';
import { defineReport } from '@mustika/kernel/report.ts';

/**
 * Per business date and person, over all branches whoever asks may see: what he bought (JUAL), sold to the shop (BELI) and
 * traded in (TUKAR), was lent (HUTANG, of a renewal what goes beyond the old principal), what his pledge was sold for (LELANG) and
 * what he paid on deposits, orders and pre-orders (UANG MUKA), plans (CICILAN) and work (SERVICE), paid back or not, where the day comes
 * to BATAS_LAPOR_PPATK of the store that is asked. One row per nota, so that every figure leads to its paper. A person is his number,
 * else his member, else his telephone; whoever gave none of them is in no sum. Cancelled notas are left out.
 *
 * PETUNJUK marks what came as cash and went back by transfer. A day whose marked cash comes to BATAS_IDENTITAS is shown, too, below
 * the line of the report; the owner judges it, and the file for the authority has it only with a day that comes to the line. Domain
 * 14.1, 14.2; docs/decisions/0028, 0071. For the owner and super users themselves, no key of theirs, and named nowhere else in the product: whoever tells the
 * customer commits a crime.
 */
export const laporanPpatk = defineReport({
  name: 'laporan-ppatk',
  title: 'Laporan PPATK',
  screen: '/laporan-ppatk',
  api: 'pajak/get/report-ppatk',
  gate: all(orang, level('OWN', 'SU')),
  filters: {
    tgl_awal: tanggal('Tanggal Awal', { initial: 'today' }),
    tgl_akhir: tanggal('Tanggal Akhir', { initial: 'today' }),
  },
  groupBy: { tanggal: tanggal('TANGGAL'), orang: teks('PELANGGAN') },
  columns: {
    kode_toko: kode('TOKO', { width: 7 }),
    no_faktur_group: kode('NO NOTA', { width: 20 }),
    jual: uang('JUAL', { total: 'sum' }),
    beli: uang('BELI', { total: 'sum' }),
    tukar: uang('TUKAR', { total: 'sum' }),
    hutang: uang('HUTANG', { total: 'sum' }),
    lelang: uang('LELANG', { total: 'sum' }),
    uang_muka: uang('UANG MUKA', { total: 'sum' }),
    cicilan: uang('CICILAN', { total: 'sum' }),
    service: uang('SERVICE', { total: 'sum' }),
    total: uang('TOTAL', { total: 'sum' }),
    petunjuk: teks('PETUNJUK', { width: 14 }),
    nama_customer: teks('NAMA', { width: 16 }),
    nik_sim_passport: kode('NIK / SIM / PASSPORT', { width: 18, segel: true }),
    alamat_customer: teks('ALAMAT', { width: 18 }),
    no_hp_customer: kode('NO HP', { width: 13 }),
    tanggal_lahir: teks('TANGGAL LAHIR', { width: 11, segel: true }),
    pekerjaan: teks('PEKERJAAN', { width: 12, segel: true }),
    sumber_dana: teks('SUMBER DANA', { width: 12, segel: true }),
    kode_member: kode('MEMBER', { width: 11, hidden: true }),
  },
  drill: { column: 'no_faktur_group' },
  prescribed: { goaml: 'XML goAML' },
});
