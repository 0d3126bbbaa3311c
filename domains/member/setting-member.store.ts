/** Calls of the member screens. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { type MemberTemu, memberByHp, memberByKode, memberByNama, riwayatMember } from './member.command.ts';
import {
  cetakKartu,
  pratinjauKartu,
  type SettingTersimpan,
  settingMemberCommand,
  unggahGambarKartu,
} from './setting-member.command.ts';
import { ulangTahunCommand } from './ulang-tahun.command.ts';

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

export const satuMember = async (kode_member: string, signal: AbortSignal): Promise<MemberTemu> =>
  (await call(memberByKode, { params: { kode_member }, signal })).data;

/** By phone, by name, or by the code on his card. */
export async function cariSemuaMember(kata: string, signal: AbortSignal): Promise<MemberTemu[]> {
  const coded = /\d/.test(kata) && /^\w+$/.test(kata);
  const code = coded
    ? await satuMember(kata, signal).then(
        (one) => [one],
        () => [],
      )
    : [];
  const others = await cariMember(kata, signal);
  return [...code, ...others.filter(({ kode_member }) => code[0]?.kode_member !== kode_member)];
}

export const ulangTahunHariIni = async (signal: AbortSignal) =>
  (await call(ulangTahunCommand, { signal })).data;

export const riwayat = async (kode_member: string, signal: AbortSignal) =>
  (await call(riwayatMember, { params: { kode_member }, signal })).data;

export const unduhKartu = (kode_member: string, key: string): Promise<{ blob: Blob; filename: string }> =>
  download(cetakKartu, { body: { kode_member }, key });
