/** What explains a stored sale line. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';

/** A sold piece with the versions of its prices and the approvals of that moment. */
export const jelasJualCommand = defineCommand({
  name: 'penjelasan-jual',
  label: 'Penjelasan Harga Jual',
  method: 'GET',
  path: 'penjelasan/jual/{no_faktur}',
  screens: ['/lihat-penjualan', '/transaksi-penjualan', '/batal-penjualan', '/validasi-penjualan'],
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
});
