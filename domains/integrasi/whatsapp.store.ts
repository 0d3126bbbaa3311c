/** Calls of the WhatsApp screens. */
import { type Answer, call } from '@mustika/web-kit/api.ts';
import type { KabarWa } from './kabar-wa.rule.ts';
import { daftarPesanWa, settingWaCommand, setujuWaCommand, ulangPesanWa } from './whatsapp.command.ts';
import type { CaraPesan, JenisPesan, StatusPesan } from './whatsapp.rule.ts';

export type Penyedia = {
  aktif: boolean;
  alamat: string;
  versi_api: string;
  id_nomor: string;
  nomor: string;
  token_ada: boolean;
  /** Both secrets of the reports are there. */
  kabar_siap: boolean;
  token_diganti: string | null;
  versi: number;
};
export type Pesan = {
  jenis: JenisPesan;
  otomatis: boolean;
  cara: CaraPesan;
  nama_template: string | null;
  bahasa: string;
  isi: string;
};
export type SettingWa = { penyedia: Penyedia; pesan: Pesan[] };
export type PesanTercatat = {
  id: string;
  jenis: JenisPesan | 'UJI';
  no_dokumen: string | null;
  penerima: string;
  status: StatusPesan;
  percobaan: number;
  coba_lagi: string | null;
  galat: string | null;
  /** What the provider said last of a message it took. */
  kabar: KabarWa | null;
  kabar_pada: string | null;
  dibuat: string;
};

export const bacaSettingWa = async (signal: AbortSignal): Promise<SettingWa> =>
  (await call<SettingWa>(settingWaCommand, { signal })).data;

export const bacaTerkirim = (status: string | null, signal: AbortSignal): Promise<Answer<PesanTercatat[]>> =>
  call<PesanTercatat[]>(daftarPesanWa, { query: { status, limit: 500 }, signal });

export const kirimUlang = (id: string, key: string): Promise<Answer<unknown>> =>
  call(ulangPesanWa, { body: { id }, key });

export const catatSetuju = (no_hp: string, setuju: boolean, key: string): Promise<Answer<unknown>> =>
  call(setujuWaCommand, { body: { no_hp: no_hp.replace(/[^\d+]/g, ''), setuju }, key });
