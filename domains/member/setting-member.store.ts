/** Calls of the member card's screen. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form-values.ts';
import { type MemberTemu, memberByHp, memberByNama } from './member.command.ts';
import {
  cetakKartu,
  pratinjauKartu,
  type SettingTersimpan,
  settingMemberCommand,
  unggahGambarKartu,
} from './setting-member.command.ts';

export type PratinjauKartu = WireOf<typeof pratinjauKartu.answer>;

export const bacaSetting = async (signal: AbortSignal): Promise<SettingTersimpan> =>
  (await call(settingMemberCommand, { signal })).data;

export const lihatKartu = async (body: FormValues, signal: AbortSignal): Promise<PratinjauKartu> =>
  (await call(pratinjauKartu, { body, signal })).data;

export const unggahGambar = async (file: File): Promise<string> =>
  (await uploadFile<{ gambar: string }>(unggahGambarKartu, file, { part: 'image' })).data.gambar;

/** By phone when what is typed is a number, else by name. */
export async function cariMember(kata: string, signal: AbortSignal): Promise<MemberTemu[]> {
  const nomor = /^[\d+ -]{4,}$/.test(kata);
  if (!nomor && kata.length < 2) return [];
  const command = nomor ? memberByHp : memberByNama;
  return (await call(command, { query: nomor ? { no_hp: kata } : { nama: kata }, signal })).data;
}

export const unduhKartu = (kode_member: string, key: string): Promise<{ blob: Blob; filename: string }> =>
  download(cetakKartu, { body: { kode_member }, key });
