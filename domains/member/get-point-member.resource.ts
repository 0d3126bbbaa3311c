import { angka, kode, persen, pilihan, tanggal, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Parameter Get Point Member: which transactions give a member points, from what amount on, and how much of the points of
 * Parameter Point they give (100 % is all of them) besides a fixed number. AFILIASI is what the member gets who brought the
 * customer. Rows of one kind do not overlap in time. The spec shows no columns; ours follow Domain R9.1 and R4.11 (buying from
 * members gives points too) and the call `parameter-member-afiliasi`.
 */
export const getPointMemberResource = defineResource({
  name: 'para_get_point',
  label: 'Parameter Get Point Member',
  screen: '/parameter-get-point-member',
  group: 'member',
  gate: flag('MEMBER_MODULE'),
  api: crudPaths('para-get-point', 'kode_get_point'),
  key: 'kode_get_point',
  fields: {
    kode_get_point: kode('Kode', { max: 20 }),
    keterangan: teks('Keterangan'),
    jenis_transaksi: pilihan('Jenis Transaksi', ['PENJUALAN', 'PEMBELIAN', 'AFILIASI', 'SERVICE']),
    minimal_rp: uang('Minimal Transaksi', { initial: 0 }),
    persentase: persen('Poin Diberikan (%)', { initial: 100, max: 1_000_000 }),
    poin_tetap: angka('Poin Tetap', { initial: 0, max: 1_000_000 }),
    mulai_berlaku: tanggal('Mulai Berlaku', { initial: 'today' }),
    sampai_berlaku: tanggal('Sampai', { opsional: true }),
  },
});
