/** What head office may publish, and how an answer of the calls looks. */
import type { Resource } from '@mustika/kernel/resource.ts';
import { groupResource } from './group.resource.ts';
import { hargaBeliResource } from './harga-beli.resource.ts';
import { parameterHargaEmasResource } from './parameter-harga-emas.resource.ts';
import { parameterOngkosResource } from './parameter-ongkos.resource.ts';

/** Lists whose prices are versions and that belong to this domain; a pledge's value is set where pledges are. */
const DAFTAR: readonly Resource[] = [
  groupResource,
  parameterHargaEmasResource,
  hargaBeliResource,
  parameterOngkosResource,
];

/** The lists as a choice: table and label. */
export const TABEL_PUBLIKASI = DAFTAR.map(({ name, label }) => [name, label] as const);

/** The declaration of a list that may be published. */
export const daftarHarga = (tabel: string): Resource | undefined => DAFTAR.find(({ name }) => name === tabel);

/** A code with its price per column in every store that keeps it. Rupiah. */
export type BahanHarga = { kode: string; nama: string; toko: Record<string, Record<string, number>> };

export type HargaTerbit = { kode: string; kolom: string; lama: number; baru: number };
export type StatusTerima = 'TERKIRIM' | 'DITERIMA' | 'DITARIK';

/** What one store got. */
export type PublikasiToko = {
  id: string;
  kode_toko: string;
  nama_toko: string;
  tabel: string;
  berlaku_mulai: string;
  /** Its moment lies ahead: it can still be taken back. */
  menunggu: boolean;
  keterangan: string | null;
  dibuat_oleh: string;
  dibuat_pada: string;
  harga: HargaTerbit[];
  dilewati: string[];
  status: StatusTerima;
  diterima_oleh: string | null;
  diterima_pada: string | null;
  perangkat: string | null;
};
