import { DAFTAR_ZONA } from '@mustika/kernel/date.ts';
import { kode, pilihan, teks, ya } from '@mustika/kernel/field.ts';
import { any, flag, pusat } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';

/**
 * Toko: a store of the chain. A new one gets its warehouses and account mapping from the database at once. `tipe` is
 * filled by the server: the one head office is made when the chain is set up. A store that is PKP needs an NPWP and takes
 * PPN: the switch turns PPN_TRANSAKSI_MODULE on and off. The specification opens the list to whoever ships between stores; head
 * office makes them also where nobody does, or an empty chain would have no store to sell in. Spec 1 §3 (Store); Domain 13.3.
 */
export const tokoResource = defineResource({
  name: 'toko',
  label: 'Master Toko',
  screen: '/master-toko',
  gate: any(flag('KIRIM_BARANG_MODULE'), pusat),
  scope: 'chain',
  api: crudPaths('tokos', 'kode_toko'),
  key: 'kode_toko',
  display: 'nama_toko',
  fields: {
    kode_toko: kode('Kode Toko', { min: 2, max: 8 }),
    nama_toko: teks('Nama Toko', { dicetak: true }),
    alamat_toko: teks('Alamat Toko', { dicetak: true, max: 200 }),
    telp: teks('Telepon', { opsional: true, max: 30 }),
    npwp: teks('NPWP', { opsional: true, max: 30 }),
    /** The place as the tax office numbers it: six digits, 000000 where the NPWP has one place. Interfaces 1. */
    nitku: kode('NITKU', { opsional: true, digits: true, min: 6, max: 6 }),
    pkp: ya('PKP (memungut PPN)', { initial: false }),
    zona: pilihan('Zona Waktu', DAFTAR_ZONA, { initial: 'WIB' }),
    tipe: pilihan('Tipe', ['PUSAT', 'CABANG'], { readOnly: true }),
  },
});
