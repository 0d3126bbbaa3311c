/** A shop in which every table has rows: what the attacks on the schema are made with. */
import { FLAGS } from '@mustika/kernel/flags.ts';
import { expect } from 'vitest';
import { house } from '../../domains/house.ts';
import { picker, rowOf } from '../census/values.ts';
import { ambilKotak, kotakBaru } from '../kit/aksesoris.ts';
import { type Kit, testApp } from '../kit/app.ts';
import { HIDUP, sesudah } from '../kit/hidup.ts';
import { bilaDiminta } from '../kit/jual.ts';
import { semuaModul } from '../kit/modul.ts';

/** Rows for tables that neither a document nor a master screen fills. */
const ROWS: readonly string[] = [
  'insert into proses values (gen_random_uuid(), now())',
  "insert into cadangan (nama, mulai, byte) values ('mustika-1', '2026-01-01', 1)",
  "insert into garis_waktu (sistem, garis) values ('7205619', 1)",
  "insert into idem_lama values ('JKT1', 1, '{1025}')",
  "insert into percobaan_login values ('u:SIAPA', 1, now())",
  "insert into enkripsi_terpakai select token_hash, decode(repeat('00', 28), 'hex') from sesi limit 1",
  `insert into agen (kode_toko, id, nama, perangkat_hash, rahasia_hash, sistem, versi, dibuat, dibuat_oleh)
   values ('JKT1', '00000000-0000-4000-8000-000000000007', 'X', sha256('a'), sha256('b'), 'X', '1', now(), 'SPV1')`,
  `insert into agen_kode (kode_toko, kode_hash, perangkat_hash, nama, dibuat, dibuat_oleh, berakhir)
   values ('JKT1', sha256('c'), sha256('a'), 'X', now(), 'SPV1', now() + interval '10 minutes')`,
  `insert into tugas_cetak (kode_toko, id, agen, kertas, bentuk, pencetak, keterangan, isi, keadaan, dibuat, dibuat_oleh) values
     ('JKT1', '00000000-0000-4000-8000-000000000008', '00000000-0000-4000-8000-000000000007', 'STRUK', 'ESCPOS', 'X', 'X', '\\x00', 'ANTRI', now(), 'SPV1')`,
  `insert into paket_luring (kode_toko, id, user_id, perangkat_hash, urut, dibuat, sampai, batas_nota, batas_total, banyak_nomor, rahasia, harga, terlihat)
   values ('JKT1', '00000000-0000-4000-8000-000000000009', 'KASIR1', sha256('l'), 900, now(), now() + interval '1 hour', 1, 1, 1, 'r1.x.y', '{}', now())`,
  `insert into kasus_luring (kode_toko, no_luring, paket, user_id, waktu, diterima, total, isi, sebab, rincian, keadaan, diputus_oleh, diputus_pada, alasan)
   values ('JKT1', 'TJ0900-001', '00000000-0000-4000-8000-000000000009', 'KASIR1', now(), now(), 1, '{}', 'X', 'X', 'SELESAI', 'OWNER', now(), 'X')`,
  'insert into rantai_demo default values',
  "insert into kunci_periode values ('JKT1', 1, 'KUNCI', '2026-10-01', '2026-10-31', null, 'OWNER', now())",
  `with s as (insert into setting_wa (kode_toko) values ('JKT1') returning kode_toko)
   insert into setting_wa_pesan (kode_toko, jenis, isi) select kode_toko, 'PENJUALAN', 'X' from s`,
  `with s as (insert into setting_marketplace (kode_toko, penyedia, alamat, id_aplikasi, id_toko)
     values ('JKT1', 'SHOPEE', 'https://x', '1', '1') returning kode_toko, penyedia)
   insert into peristiwa_marketplace select kode_toko, penyedia, 'X', '3', '{}', now() from s`,
  `insert into tawaran_marketplace (kode_toko, penyedia, kode_barcode, nama, tawar, status, id_barang, id_sku, isi, oleh, dibuat, diubah)
   select 'JKT1', 'SHOPEE', min(kode_barcode), 'X', true, 'TAYANG', '1', '0', '{"stok": 1}', 'SPV1', now(), now()
     from barang where kode_toko = 'JKT1' and status = 'TERSEDIA'`,
  `with p as (insert into pesanan_marketplace values
     ('JKT1', 'SHOPEE', '2411X', 'SIAP_KIRIM', 'READY_TO_SHIP', now(), 1, '', 0, null, now(), now()) returning kode_toko, penyedia, no_pesanan)
   insert into pesanan_marketplace_barang select p.kode_toko, p.penyedia, p.no_pesanan, t.kode_barcode, 1, 'DISERAHKAN'
     from p join tawaran_marketplace t on t.kode_toko = p.kode_toko and t.penyedia = p.penyedia`,
  "insert into setting_web (kode_toko, aktif, alamat, kunci) values ('JKT1', true, 'https://x', 'r1.x.y')",
  `insert into barang_web (kode_toko, kode_barcode, status, isi, oleh, dibuat, diubah)
   select 'JKT1', min(kode_barcode), 'TAYANG', '{}', 'SPV1', now(), now() from barang where kode_toko = 'JKT1' and status = 'TERSEDIA'`,
  `with s as (insert into setting_gerbang (kode_toko, aktif, alamat, kunci, no_rekening)
     values ('JKT1', false, 'https://x', 'r1.x.y', 'QRIS-BCA-JKT1') returning kode_toko, no_rekening)
   insert into tagihan_qris (kode_toko, id, untuk, no_rekening, jumlah, status, acuan, qris, kedaluwarsa, periksa, dibuat, dibuat_oleh, diminta, diakui,
     diakui_oleh, diakui_setuju, selesai, no_dokumen, selesai_oleh)
     select kode_toko, 'JKT1-SATU', 'a', no_rekening, 1, 'MENUNGGU', null, 'x', now(), now(), now(), 'KASIR1', now(), null::timestamptz, null, null, null, null, null from s
     union all select kode_toko, 'JKT1-DUA', 'b', no_rekening, 2, 'DIAKUI', 'RRN-DUA', 'x', now(), now(), now(), 'KASIR1', now(), now(), 'KASIR1', 'SPV1', null, null, null from s
     union all select kode_toko, 'JKT1-TIGA', 'c', no_rekening, 3, 'LUNAS', 'RRN-TIGA', 'x', now(), now(), now(), 'KASIR1', now(), null, null, null, 'DIPASANG', 'X', 'SPV1' from s`,
  "insert into logo (kode_toko, gambar, lebar, tinggi) values ('JKT1', '\\x00', 1, 1)",
  "insert into tampilan values ('KASIR1', 'dark', 'safir')",
  `insert into jadwal_laporan (kode_toko, id, nama, pemilik, laporan, format, ulang, hari, jam, rentang, cari, tujuan, berikut) values
     ('JKT1', '00000000-0000-4000-8000-000000000011', 'X', 'OWNER', 'laporan-penjualan', 'pdf', 'MINGGUAN', 1, '07:00', 'kemarin', '[]', '{a@b.id}', now())`,
  `insert into kirim_laporan (kode_toko, id, jadwal, saat, status, percobaan, coba_lagi, galat) values
     ('JKT1', '00000000-0000-4000-8000-000000000012', '00000000-0000-4000-8000-000000000011', now(), 'ULANG', 1, now(), 'X')`,
  `insert into perubahan_member (kode_toko, id, kode_member, aksi, user_id) select 'JKT1', '00000000-0000-4000-8000-000000000021', min(kode_member), 'ubah', 'SPV1' from member`,
  `insert into permintaan_data (kode_toko, id, jenis, keadaan, nama, masuk, tenggat, selesai, penangan, alasan, toko_perubahan, perubahan, sidik) values
     ('JKT1', '00000000-0000-4000-8000-000000000022', 'KOREKSI', 'SELESAI', 'X', now(), now() + interval '1 hour', now(), 'SPV1', null, 'JKT1', '00000000-0000-4000-8000-000000000021', '{}'),
     ('JKT1', '00000000-0000-4000-8000-000000000023', 'AKSES', 'DITOLAK', 'X', now(), now() + interval '1 hour', now(), 'SPV1', 'X', null, null, '{}')`,
  "insert into permintaan_data_langkah values ('JKT1', '00000000-0000-4000-8000-000000000022', 1, 'MASUK', now(), 'SPV1', null)",
  "insert into aturan_petunjuk values ('CETAK_ULANG', false, 20000, 5, 200000, 0, 'OWNER', now())",
  `insert into petunjuk_dilihat values ('JKT1', '00000000-0000-4000-8000-000000000013', 'CETAK_ULANG', 'KASIR1', '', '2026-11-01', '2026-11-21',
     now(), 5, 'sudah ditanya', 'OWNER', now())`,
  `insert into tampilan_tersimpan (tempat, nama, pemilik, untuk, toko, rentang, isi) values
     ('data-barang', 'X', 'SPV1', 'TOKO', 'JKT1', 'bulanIni', '{}'), ('data-barang', 'Y', 'KASIR1', 'SAYA', null, null, '{}')`,
  `insert into latihan_sesi values ('JKT1', '00000000-0000-4000-8000-000000000006', 'KASIR1', 'JUAL', '\\x01', '\\x02', now(), now(), now(), now(), '{}')`,
  "insert into latihan_hasil values ('JKT1', '00000000-0000-4000-8000-000000000006', 'KASIR1', 'JUAL', 65, 90, now(), now(), '[]')",
  "insert into tiket_grosir values ('X', 'JKT1', 'OWNER', 'https://x', now(), null)",
  `insert into otorisasi_minta values ('JKT1', '00000000-0000-4000-8000-000000000005', 'KASIR1', repeat('a', 64), '[]', now(),
     now() + interval '10 minutes', 'TOLAK', 'SPV1', null, '{}')`,
  `insert into kunci_push (publik, privat, dibuat) values ('K', 'r1.x.y', now()) on conflict do nothing`,
  `insert into langganan_push (id, user_id, perangkat_hash, sidik, segel, kunci, dibuat) values
     ('00000000-0000-4000-8000-000000000007', 'SPV1', sha256('x'), 'b1.x.y', 'r1.x.y', (select publik from kunci_push limit 1), now())`,
  "insert into tenang_push values ('SPV1', 1260, 420)",
  `insert into kirim_push (kode_toko, id, minta, langganan, jenis, dibuat, diubah) values ('JKT1', '00000000-0000-4000-8000-000000000008',
     '00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000007', 'MINTA', now(), now())`,
  `insert into kunci_api (id, nama, hak, toko, per_menit, sekaligus, berakhir, penanggung, dibuat, dicabut, dicabut_oleh) values
     ('00000000-0000-4000-8000-00000000000a', 'SENSUS', '{/data-barang}', '{JKT1}', 60, 20, now() + interval '1 day', 'OWNER', now(), now(), 'OWNER')`,
  `insert into kunci_api_rahasia values (sha256('k'), '00000000-0000-4000-8000-00000000000a', 'mku_x', now(), null)`,
  `insert into kunci_api_laju values ('00000000-0000-4000-8000-00000000000a', 20, true, now(), now(), '127.0.0.1')`,
  `insert into kunci_api_panggilan values ('00000000-0000-4000-8000-00000000000a', now(), gen_random_uuid(), 'JKT1', 'GET', 'barang/list', 200, 3, null, '127.0.0.1')`,
  `insert into langganan_kejadian (id, kunci, nama, alamat, kejadian, aktif, macet, sebab, segel, segel_lama, lama_sampai, dibuat, dibuat_oleh) values
     ('00000000-0000-4000-8000-00000000000b', '00000000-0000-4000-8000-00000000000a', 'X', 'https://x.id', '{barang.masuk}', false, now(), 'X', 'r1.x.y', 'r1.x.z', now(), now(), 'OWNER')`,
  `insert into langganan_posisi values ('00000000-0000-4000-8000-00000000000b', 'JKT1', 0)`,
  `insert into kirim_kejadian (langganan, urut, id, jenis, toko, terjadi, isi, status, dibuat, diubah, selesai) values
     ('00000000-0000-4000-8000-00000000000b', 1, 'JKT1.1.uji', 'uji', 'JKT1', now(), '{}', 'TERKIRIM', now(), now(), now())`,
  "insert into setuju_wa values ('6281234500009', true, 'JKT1', 'OWNER', now())",
  `insert into pesan_wa (kode_toko, id, jenis, no_dokumen, penerima, isi, cara, otomatis, status, id_penyedia, dibuat_oleh, dibuat, diubah)
   values ('JKT1', gen_random_uuid(), 'PENJUALAN', 'X', '6281234500009', 'X', 'TEKS', true, 'TERKIRIM', 'wamid.1', 'OWNER', now(), now()),
     ('JKT1', gen_random_uuid(), 'KABAR_KIRIM', 'X', '6281234500009', 'X', 'TEKS', true, 'TERKIRIM', 'wamid.2', 'OWNER', now(), now())`,
  `insert into export_minta (kode_toko, id, user_id, data, tgl_awal, tgl_akhir, alasan, status, dibuat, detak, sampai) values
     ('JKT1', '00000000-0000-4000-8000-000000000002', 'SU', 'BARANG', '2026-11-21', '2026-11-21', 'sensus', 'SELESAI', now(), now(), now()),
     ('JKT1', '00000000-0000-4000-8000-000000000003', 'SU', 'BARANG', '2026-11-21', '2026-11-21', 'sensus', 'ANTRI', now(), now(), null)`,
  "insert into export_bagian values ('JKT1', '00000000-0000-4000-8000-000000000002', 1, 1, '\\x00')",
  "insert into baca_orang values ('JKT1', '00000000-0000-4000-8000-000000000004', 'KASIR1', now(), 'member-by-hp', 'MEMBER')",
  "insert into baca_orang_isi values ('JKT1', '00000000-0000-4000-8000-000000000004', 'M00001')",
  "insert into kabar_wa values ('JKT1', 'wamid.1', 'READ', now(), null, now())",
  "insert into setting_member (kode_toko) values ('JKT1')",
  "insert into rancangan_nota (kode_toko, jenis_nota, media, versi, isi, dasar, user_id) values ('JKT1', 'PENJUALAN', 'SLIP', 1, '{}', 0, 'OWNER')",
  "insert into rancangan_nota_draf (kode_toko, jenis_nota, media, isi, dasar, user_id) values ('JKT1', 'PENJUALAN', 'SLIP', '{}', 1, 'OWNER')",
  "insert into rancangan_nota_gambar (kode_toko, kunci, user_id) values ('JKT1', 'NOTA-0123456789abcdef', 'OWNER')",
  "insert into cetak_rancangan (kode_toko, no_dokumen, media, jenis_nota, versi) select 'JKT1', min(no_dokumen), 'SLIP', 'PENJUALAN', 1 from dokumen where kode_toko = 'JKT1'",
  "insert into hak_akses (user_id, path, is_show, asal, disalin_dari) values ('KASIR1', '/buku-besar', true, 'SALINAN', 'SPV1')",
  "insert into berita (id, judul, isi, mulai, kode_toko_asal, dibuat_oleh, dibuat) values ('00000000-0000-4000-8000-000000000001', 'X', 'X', '2026-11-21', 'JKT1', 'OWNER', now())",
  "insert into berita_dibaca values ('00000000-0000-4000-8000-000000000001', 'KASIR1', now())",
  "insert into pengguna_totp (user_id, rahasia, dibuat) values ('SPV1', 'r1.x.y', now())",
  "insert into pengguna_pin (user_id, pin, dibuat) values ('SPV1', 'x', now())",
  "insert into pengguna_passkey (user_id, id, nama, kunci, dibuat) values ('SPV1', 'x', 'X', '\\x00', now())",
  `insert into otorisasi_tantangan (kode_toko, id, cara, tantangan, requester, approver, op_hash, dibuat, berakhir) values
     ('JKT1', '00000000-0000-4000-8000-000000000006', 'PASSKEY', 'x', 'KASIR1', 'SPV1', repeat('a', 64), now(), now() + interval '2 minutes')`,
  "insert into pengguna_sidik (user_id, id, jari, pola, dibuat) values ('SPV1', '00000000-0000-4000-8000-000000000007', 'JARI LAIN', 'x', now())",
  "insert into pengguna_pemulihan (user_id, kode_hash, dibuat) values ('SPV1', '\\x00', now())",
  "insert into pemberi_kuasa (user_id, pemberi, hal) values ('KASIR2-BDG', 'SU', 'HAK')",
  "insert into peta_impor (kode_toko, tujuan, sumber, judul, dari, tetap, oleh) values ('JKT1', 'barang', 'PT UJI', 'model', '{}', '{}', 'SPV1')",
  "insert into peta_koran (kode_toko, no_rekening, kepala, tanggal, keterangan, jumlah, tanda, user_id) select kode_toko, no_rekening, 'tanggal;uraian;nilai;dk', 0, 1, 2, 3, 'SPV1' from rekening where kode_toko = 'JKT1' order by no_rekening limit 1",
];

const portal = { portal: 'JKT1' };

/** A row of every master table, made as a person would make it. */
async function masters(kit: Kit): Promise<void> {
  const owner = kit.as('OWNER');
  const pickRef = picker(owner, portal);
  for (const resource of house.resources.filter((one) => !one.readOnly)) {
    const body = await rowOf(resource, 1, pickRef);
    const call = { method: 'POST', path: resource.api.create.path, body } as const;
    const made = await bilaDiminta(owner, call, undefined, portal);
    expect(made, `${resource.name}: ${made.text}`).toMatchObject({ status: 200 });
  }
}

async function cart(kit: Kit): Promise<void> {
  const free = "select kode_barcode from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' limit 1";
  const barang = (await kit.owner.query(free)).rows;
  const held = { keranjang: 'keranjang-uji', label: 'UJI', isi: '{}', barang };
  expect(await kit.as('KASIR1').post('keranjang/simpan', held)).toMatchObject({ status: 200 });
}

/** A tray that stays on the scale: no life leaves one there, because the day would not close. */
async function onTheScale(kit: Kit): Promise<void> {
  const { rows } = await kit.owner.query(
    "select kode_gudang, kode_baki as kode_toko from barang where kode_toko = 'JKT1' and status = 'TERSEDIA' limit 1",
  );
  const begun = await kit.as('OWNER').post('timbang-baki/start', rows[0], portal);
  expect(begun, begun.text).toMatchObject({ status: 200 });
}

/** A box that is given away by a store that takes PPN. */
async function hadiah(kit: Kit): Promise<void> {
  await kotakBaru(kit, 'PENUHAK1');
  const given = await ambilKotak(kit, 'PENUHAK1', 1, 'HADIAH');
  expect(given, given.text).toMatchObject({ status: 200 });
}

/** A shop with a row in every table. */
export const PENUH = sesudah('templat_penuh', HIDUP, async (kit) => {
  await cart(kit);
  await onTheScale(kit);
  expect(await kit.as('OWNER').post('nota-kunci/ganti', {}, portal)).toMatchObject({ status: 200 });
  for (const row of ROWS) await kit.owner.query(row);
  await semuaModul(kit.owner, FLAGS);
  for (const toko of ['JKT1', 'PUSAT', 'PST']) kit.deps.stores.forget(toko);
  await hadiah(kit);
  await masters(kit);
  const harga_modal =
    (await kit.as('OWNER').get('group/get/all?kode_group=750', portal)).data[0].harga_modal + 500;
  const berlaku_mulai = kit.clock.now().add({ hours: 1 }).toString();
  const set = await kit.as('OWNER').put('group/update/750', { harga_modal, berlaku_mulai }, portal);
  expect(set, set.text).toMatchObject({ status: 200 });
  const harga = [{ kode: '750', kolom: 'harga_modal', nilai: harga_modal + 500 }];
  const sent = await kit
    .as('OWNER')
    .post('harga/publikasi', { tabel: 'grup', toko: [{ kode_toko: 'JKT1' }], harga });
  expect(sent, sent.text).toMatchObject({ status: 200 });
});

export const fullShop = (pgUrl: string): Promise<Kit> => testApp({ pgUrl, dari: PENUH });
