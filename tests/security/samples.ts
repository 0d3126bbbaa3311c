/** Bodies that the calls of the house would take: what the bad ones differ from by one value. */
import { type Fields, ref } from '@mustika/kernel/field.ts';
import { FLAGS } from '@mustika/kernel/flags.ts';
import { house } from '../../domains/house.ts';
import { rekeningResource } from '../../domains/master/rekening.resource.ts';
import { type Registered, registeredCalls } from '../census/registered.ts';
import { type PickRef, valuesOf } from '../census/values.ts';
import { HARGA_BAKU, nota } from '../kit/jual.ts';
import { kiriman } from '../kit/terima.ts';

/** The piece that the sample sale sells first; whoever uses the sample takes it into stock. */
export const CONTOH_BARCODE = 'CONTOH01';

const rekeningField = ref('Rekening', () => rekeningResource);

/** Bodies that a random value per field would not make: these reach the rules behind the fields. */
const REAL: Record<string, (pickRef: PickRef, kode_barcode: string) => Promise<object>> = {
  'POST penjualan/simpan': async (pickRef, kode_barcode) => ({
    ...nota([{ kode_barcode, harga_per_gram: 1_050_000, ongkos: 113_750, diskon: 0 }], HARGA_BAKU),
    keranjang: null,
    kode_member: null,
    nama_customer: 'IBU SRI',
    no_hp_customer: '081234567890',
    alamat_customer: 'JAKARTA',
    npwp_customer: '3171012345678901',
    pembeli: null,
    no_bebas_pph22: null,
    keterangan: null,
    bayar: [
      {
        jenis: 'TRANSFER',
        no_rekening: await pickRef(rekeningField),
        jumlah: HARGA_BAKU,
        kartu_akhir: null,
        no_referensi: null,
      },
    ],
  }),
  'POST penerimaan-barang/simpan': async () => kiriman('SAMPEL-1'),
  'POST barang/simpan': async () => ({
    baris: [
      {
        kode_group: '750',
        kode_dept: 'CC',
        kode_gudang: 'TOKO',
        kode_baki: 'CC01',
        nama_barang: 'CINCIN CONTOH',
        berat_asli: 2.5,
        berat: 2.5,
        kadar: 75,
        kadar_cetak: '750',
        tipe_ongkos: 'GRAM',
        ongkos: 30_000,
        berat_atribut: 0,
        harga_atribut: 0,
        harga_modal: 2_000_000,
        harga_bandrol: 3_000_000,
        ada_faktur_masukan: true,
        no_faktur_masukan: '05002600000001',
      },
    ],
  }),
};

const pathNames = (call: Registered): string[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string);

/** Fields that travel in the body: those in the path are left out. */
export const bodyFields = (call: Registered): Fields =>
  Object.fromEntries(Object.entries(call.fields).filter(([name]) => !pathNames(call).includes(name)));

export const realNames = Object.keys(REAL);

export const sampleOf = async (
  call: Registered,
  pickRef: PickRef,
  kode_barcode = CONTOH_BARCODE,
): Promise<object> => REAL[call.name]?.(pickRef, kode_barcode) ?? valuesOf(bodyFields(call), 1, pickRef);

/** The path with something in the place of its parameters. */
export const pathOf = (call: Registered, value = 'TIDAK-ADA'): string =>
  call.path.replace(/\{\w+\}/g, () => encodeURIComponent(value));

export const calls = registeredCalls(house);

/** Modules that open or close a call; those that only change how the shop trades are left as the demo has them. */
export const modulPintu = FLAGS.filter((flag) =>
  calls.some((call) => JSON.stringify(call.gate).includes(`"${flag}"`)),
);

/** Calls with a JSON body. */
export const bodyCalls = calls.filter(
  (call) =>
    (call.method === 'POST' || call.method === 'PUT') &&
    call.kind !== 'upload' &&
    Object.keys(bodyFields(call)).length > 0,
);

/** Who may make the call: the owner, but for what the route table leaves to super users and managers (export-csv). */
export const penanya = (call: Registered): string =>
  JSON.stringify(call.gate).includes('"levels":["SU","MU"]') ? 'SU' : 'OWNER';
