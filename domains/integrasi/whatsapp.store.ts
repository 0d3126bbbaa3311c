/** Calls of the WhatsApp screens. */
import { call } from '@mustika/web-kit/api.ts';
import { daftarPesanWa, settingWaCommand, setujuWaCommand, ulangPesanWa } from './whatsapp.command.ts';

export const bacaSettingWa = async (signal: AbortSignal) => (await call(settingWaCommand, { signal })).data;

export const bacaTerkirim = (status: string | null, signal: AbortSignal) =>
  call(daftarPesanWa, { query: { status, limit: 500 }, signal });

export const kirimUlang = (id: string, key: string) => call(ulangPesanWa, { body: { id }, key });

export const catatSetuju = (no_hp: string, setuju: boolean, key: string) =>
  call(setujuWaCommand, { body: { no_hp, setuju }, key });
