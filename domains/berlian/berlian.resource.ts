import { angka, gram, kode, persen, pilihan, ref, teks, uang } from '@mustika/kernel/field.ts';
import { flag } from '@mustika/kernel/gate.ts';
import { crudPaths, defineResource } from '@mustika/kernel/resource.ts';
import { jenisBatuResource } from './jenis-batu.resource.ts';
import { mutuBatu, SERTIFIKAT } from './mutu-batu.rule.ts';
import { supplierBerlianResource } from './supplier-berlian.resource.ts';

/**
 * Master Berlian: a stone, or a parcel of like stones, with its grades and certificate. `karat` is carats with three decimals
 * for the whole parcel, kept as thousandths as grams are (1 ct = 0.200 g). The price is in whole dollars per carat or per stone;
 * `profit` comes on top. A certificate names one stone of the shop. Domain R10.1 to R10.3; the list call is prescribed
 * (`parameter-berlian`, Spec 1 §7).
 */
export const berlianResource = defineResource({
  name: 'parameter_berlian',
  label: 'Master Berlian',
  screen: '/master-berlian',
  gate: flag('BERLIAN_MODULE'),
  api: crudPaths('parameter-berlian', 'kode_berlian'),
  key: 'kode_berlian',
  search: ['kode_berlian', 'nama_berlian', 'kode_intern', 'no_sertifikat'],
  fields: {
    kode_berlian: kode('Kode Berlian', { max: 20 }),
    nama_berlian: teks('Nama Berlian'),
    kode_intern: kode('Kode Intern', { opsional: true }),
    kode_batu: ref('Jenis Batu', () => jenisBatuResource),
    jumlah: angka('Jumlah', { initial: 1, min: 1, max: 100_000 }),
    karat: gram('Karat (ct)', { min: 1, satuan: 'ct' }),
    ...mutuBatu,
    sertifikat: pilihan('Sertifikat', SERTIFIKAT, { initial: 'TANPA' }),
    no_sertifikat: kode('No Sertifikat', { opsional: true }),
    kode_supplier_berlian: ref('Supplier', () => supplierBerlianResource, { opsional: true }),
    satuan_harga: pilihan(
      'Harga Per',
      [
        ['CT', 'Karat'],
        ['PCS', 'Butir'],
      ],
      { initial: 'CT' },
    ),
    harga_usd: angka('Harga (USD)', { initial: 0, max: 100_000_000 }),
    profit: persen('Profit (%)', { initial: 0, max: 1_000_000 }),
    ongkos_berlian: uang('Ongkos Berlian', { initial: 0 }),
  },
});
