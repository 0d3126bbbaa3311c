/** Calls of the member screens. */
import type { WireOf } from '@mustika/kernel/answer.ts';
import { call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { FormValues } from '@mustika/web-kit/form/form-values.ts';
import { type MemberTemu, memberByKode, memberCari, riwayatMember } from './member.command.ts';
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

/** The one search of persons; too little is not asked about. */
export const cariMember = async (q: string, signal: AbortSignal): Promise<MemberTemu[]> =>
  q.trim().length < 2 ? [] : (await call(memberCari, { query: { q }, signal })).data;

export const satuMember = async (kode_member: string, signal: AbortSignal): Promise<MemberTemu> =>
  (await call(memberByKode, { params: { kode_member }, signal })).data;

export const ulangTahunHariIni = async (signal: AbortSignal) =>
  (await call(ulangTahunCommand, { signal })).data;

export const riwayat = async (kode_member: string, signal: AbortSignal) =>
  (await call(riwayatMember, { params: { kode_member }, signal })).data;

export const unduhKartu = (kode_member: string, key: string): Promise<{ blob: Blob; filename: string }> =>
  download(cetakKartu, { body: { kode_member }, key });
