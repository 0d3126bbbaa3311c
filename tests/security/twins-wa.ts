/** Messages to customers, each as it is sent three times. */
import type { Answer, Kit } from '../kit/app.ts';

const portal = { portal: 'JKT1' };

/** In the order in which they may be sent: who agreed, a trial, a nota, what died, the choices of a loan. */
export const WA_KEMBAR: Readonly<Record<string, (kit: Kit) => Promise<Answer>>> = {
  'POST whatsapp/setuju': (kit) =>
    kit.as('OWNER').post('whatsapp/setuju', { no_hp: '081234500009', setuju: true }, portal),
  'POST whatsapp-setting/uji': (kit) =>
    kit.as('OWNER').post('whatsapp-setting/uji', { receiver: '081234500009' }, portal),
  'POST chat/send': async (kit) => {
    const { rows } = await kit.owner.query(
      "update penjualan set no_hp_customer = '081234500009' where kode_toko = 'JKT1' returning no_faktur_group as message",
    );
    return kit
      .as('OWNER')
      .post('chat/send', { receiver: '081234500009', message: rows[0].message, type: 'PENJUALAN' }, portal);
  },
  'POST whatsapp-setting/ulang': async (kit) => {
    const { rows } = await kit.owner.query(
      "update pesan_wa set status = 'MATI' where jenis = 'UJI' returning id",
    );
    return kit.as('OWNER').post('whatsapp-setting/ulang', rows[0], portal);
  },
  'POST hutang/pilihan/kirim': async (kit) => {
    const { rows } = await kit.owner.query(
      `select h.no_faktur_hutang, h.no_hp_customer from hutang h
         join dokumen d on d.kode_toko = h.kode_toko and d.no_dokumen = h.no_faktur_hutang and d.status = 'DONE'
        where h.kode_toko = 'JKT1' and h.tutup is null order by 1 limit 1`,
    );
    const { no_faktur_hutang, no_hp_customer: no_hp } = rows[0];
    await kit.as('OWNER').post('whatsapp/setuju', { no_hp, setuju: true }, portal);
    return kit.as('OWNER').post('hutang/pilihan/kirim', { no_faktur_hutang }, portal);
  },
};
