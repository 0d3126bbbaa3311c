/** What explains a stored purchase line. */
import { defineCommand } from '@mustika/kernel/command.ts';
import { kode } from '@mustika/kernel/field.ts';

/** A bought piece with the price version and the approvals of that moment. */
export const jelasBeliCommand = defineCommand({
  name: 'penjelasan-beli',
  label: 'Penjelasan Harga Beli',
  method: 'GET',
  path: 'penjelasan/beli/{no_faktur}',
  screens: ['/lihat-pembelian', '/transaksi-pembelian', '/batal-pembelian'],
  fields: { no_faktur: kode('No Faktur', { max: 44 }) },
});
