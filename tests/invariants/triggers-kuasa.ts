/** Attacks on the triggers that remember who gave whom a login, and what an attack is. */

export type Attack = {
  /** Statements that must be refused, each alone; the triggers of the table are the only thing in their way. */
  refuses?: readonly string[];
  /** A statement, and a question whose answer it must change. */
  writes?: readonly [statement: string, question: string];
};

/** Somebody else's hand on a login is remembered. */
const given = (statement: string): Attack => ({
  writes: [
    `select set_config('app.user_id', 'SU', true); ${statement}`,
    "select count(*) from pemberi_kuasa where pemberi = 'SU' and user_id in ('SPV1', 'SPV1-BDG')",
  ],
});

export const KUASA: Record<string, Attack> = {
  'pemberi_kuasa.kekal': {
    refuses: ["update pemberi_kuasa set pada = pada - interval '1 year'", 'delete from pemberi_kuasa'],
  },
  'pengguna.catat_kuasa': given("update pengguna set kata_sandi = 'y' where user_id = 'SPV1'"),
  'hak_akses.catat_kuasa': given(
    "insert into hak_akses (user_id, path, is_show) values ('SPV1', '/x', true)",
  ),
  'pengguna_totp.catat_kuasa': given("update pengguna_totp set rahasia = 'y' where user_id = 'SPV1'"),
  'pengguna_pin.catat_kuasa': given("update pengguna_pin set pin = 'y' where user_id = 'SPV1'"),
  'pengguna_passkey.catat_kuasa': given(
    "insert into pengguna_passkey (user_id, id, nama, kunci, dibuat) values ('SPV1-BDG', 'y', 'Y', '\\x00', now())",
  ),
  'pengguna_sidik.catat_kuasa': given(
    "insert into pengguna_sidik (user_id, id, jari, pola, dibuat) values ('SPV1-BDG', gen_random_uuid(), 'X', 'y', now())",
  ),
  'pengguna_pemulihan.catat_kuasa': given(
    "insert into pengguna_pemulihan (user_id, kode_hash, dibuat) values ('SPV1-BDG', '\\x02', now())",
  ),
};

/** A piece that lies somewhere else while somebody far away has it. */
const pindahYangDipegang = (
  untuk: string,
): string => `insert into barang_pegang (kode_toko, kode_barcode, user_id, keranjang, sampai)
   select 'JKT1', (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA'), 'KASIR1', '${untuk}', now() + interval '1 hour'
   on conflict (kode_toko, kode_barcode) do update set keranjang = excluded.keranjang, sampai = excluded.sampai;
 update barang b set kode_baki = (select min(x.kode_baki) from baki x where x.kode_toko = 'JKT1' and x.kode_baki <> b.kode_baki)
  where b.kode_toko = 'JKT1' and b.kode_barcode = (select min(kode_barcode) from barang where kode_toko = 'JKT1' and status = 'TERSEDIA')`;

/** A payment that is shown at two tills, and one that the gateway knows nothing of. */
export const QRIS: Record<string, Attack> = {
  'barang.jaga_sewa': { refuses: ['LURING-UJI', 'mp|SHOPEE|UJI'].map(pindahYangDipegang) },

  'pembayaran.jaga_referensi': {
    refuses: [
      `insert into pembayaran (kode_toko, no_dokumen, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, no_referensi)
         select kode_toko, no_dokumen, 99, 'MASUK', 90, 'QRIS', (select min(no_rekening) from rekening where kode_toko = 'JKT1'), 1, 1, 'DUA KALI'
           from dokumen where kode_toko = 'JKT1' and jenis = 'penjualan' and status <> 'CANC' order by no_dokumen limit 2`,
    ],
  },
  'pembayaran.jaga_tagihan': {
    refuses: [
      `update setting_gerbang set aktif = true where kode_toko = 'JKT1';
       insert into pembayaran (kode_toko, no_dokumen, peristiwa, arah, urut, jenis, no_rekening, jumlah, diterima, no_referensi)
         select d.kode_toko, d.no_dokumen, 99, 'MASUK', 90, 'QRIS', s.no_rekening, 1, 1, 'TIDAK ADA'
           from dokumen d join setting_gerbang s on s.kode_toko = d.kode_toko where d.kode_toko = 'JKT1' limit 1`,
    ],
  },
};

/** Whoever moves a piece or holds it tells of it where it is offered. */
export const MARKETPLACE: Record<string, Attack> = {
  'barang.kabari_marketplace': {
    writes: [
      'update barang b set ongkos = ongkos + 1 from tawaran_marketplace w where w.kode_toko = b.kode_toko and w.kode_barcode = b.kode_barcode',
      'select sum(versi) from tawaran_marketplace',
    ],
  },
  'barang_pegang.kabari_marketplace': {
    writes: [
      "insert into barang_pegang select kode_toko, kode_barcode, 'X', 'x', now() from tawaran_marketplace on conflict do nothing",
      'select sum(versi) from tawaran_marketplace',
    ],
  },
};
