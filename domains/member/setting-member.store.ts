/** Calls of the member card's screen. */
import { call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form-values.ts';
import { memberByHp, memberByNama } from './member.command.ts';
import {
  cetakKartu,
  pratinjauKartu,
  settingMemberCommand,
  unggahGambarKartu,
} from './setting-member.command.ts';
import type { SettingMember } from './setting-member.rule.ts';

export type SettingTersimpan = SettingMember & {
  versi: number;
  diubah_oleh: string | null;
  diubah_pada: string | null;
};
export type PratinjauKartu = { kode_member: string; sisi: string[] };
export type MemberDitemukan = { kode_member: string; nama_member: string; no_hp: string | null };

export const bacaSetting = async (signal: AbortSignal): Promise<SettingTersimpan> =>
  (await call<SettingTersimpan>(settingMemberCommand, { signal })).data;

export const lihatKartu = async (body: FormValues, signal: AbortSignal): Promise<PratinjauKartu> =>
  (await call<PratinjauKartu>(pratinjauKartu, { body, signal })).data;

export const unggahGambar = async (file: File): Promise<string> =>
  (await uploadFile<{ gambar: string }>(unggahGambarKartu, file, { part: 'image' })).data.gambar;

/** By phone when what is typed is a number, else by name. */
export async function cariMember(kata: string, signal: AbortSignal): Promise<MemberDitemukan[]> {
  const nomor = /^[\d+ -]{4,}$/.test(kata);
  if (!nomor && kata.length < 2) return [];
  const command = nomor ? memberByHp : memberByNama;
  return (await call<MemberDitemukan[]>(command, { query: nomor ? { no_hp: kata } : { nama: kata }, signal }))
    .data;
}

export const unduhKartu = (kode_member: string, key: string): Promise<{ blob: Blob; filename: string }> =>
  download(cetakKartu, { body: { kode_member }, key });
