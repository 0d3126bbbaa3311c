/**
 * What a notification says. It lies on a locked screen that anybody may read: which store, what for, who asks, and no price, no
 * customer, no piece. Like paper it is Indonesian. docs/decisions/0152.
 */
import { untukOtorisasi } from '@mustika/kernel/untuk-otorisasi.ts';

/** `tag`: a newer one about the same takes its place. `buka`: where a touch leads. */
export type IsiPush = {
  jenis: 'MINTA' | 'TUTUP' | 'UJI';
  tag: string;
  judul: string;
  isi: string;
  buka: string;
};

export type YangMinta = {
  id: string;
  kode_toko: string;
  nama_toko: string;
  nama: string;
  perlu: readonly { description: string }[];
};

/** One notification a request on a screen: a newer one takes the place of the older. */
export const tagPush = (id: string): string => `otorisasi-${id}`;
/** In the search of the page, so that the app knows which one was touched. */
export const bukaPush = (kode_toko: string, id: string): string => `/home?otorisasi=${kode_toko}.${id}`;

const kepala = (pengirim: string, nama_toko: string): string => `${pengirim} · ${nama_toko}`;

/** Something waits for his word. */
export function pesanMinta(pengirim: string, { id, kode_toko, nama_toko, nama, perlu }: YangMinta): IsiPush {
  const untuk = [...new Set(perlu.map(({ description }) => untukOtorisasi(description)))].join(', ');
  return {
    jenis: 'MINTA',
    tag: tagPush(id),
    judul: kepala(pengirim, nama_toko),
    isi: `${untuk}. Diminta ${nama}.`,
    buka: bukaPush(kode_toko, id),
  };
}

/** It waits no longer; the worker takes the notification away. */
export const pesanTutup = (
  pengirim: string,
  { id, kode_toko, nama_toko }: Pick<YangMinta, 'id' | 'kode_toko' | 'nama_toko'>,
): IsiPush => ({
  jenis: 'TUTUP',
  tag: tagPush(id),
  judul: kepala(pengirim, nama_toko),
  isi: 'Permintaan ini sudah tidak menunggu.',
  buka: bukaPush(kode_toko, id),
});

/** Somebody tries whether a device is told. */
export const pesanUji = (pengirim: string): IsiPush => ({
  jenis: 'UJI',
  tag: 'uji',
  judul: pengirim,
  isi: 'Pesan percobaan. Perangkat ini akan dikabari saat ada yang menunggu persetujuan Anda.',
  buka: '/home',
});

/** What push services replace by: letters and digits, 32 at most. */
export const topikPush = (id: string): string => id.replaceAll('-', '');
