/** The calls of the general journal screen, and what its lines come to while they are typed. */
import type { Rupiah } from '@mustika/kernel/amount.ts';
import { type ApiError, call, download, uploadFile } from '@mustika/web-kit/api.ts';
import type { Option } from '@mustika/web-kit/fields/ref-options.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { akunManual, daftarJurnalUmum, lampiranCommand, unggahLampiran } from './jurnal-umum.command.ts';
import { jumlahSisi } from './jurnal-umum.rule.ts';

export type JurnalRingkas = {
  no_dokumen: string;
  tanggal: string;
  keterangan: string;
  total: number;
  user_id: string;
  penyetuju: string | null;
  status: string;
  waktu: string;
  lampiran: boolean;
};

export function useDaftarJurnalUmum(
  tgl_awal: string,
  tgl_akhir: string,
): UseQueryResult<JurnalRingkas[], ApiError> {
  const portal = useSession((session) => session.portal);
  const asked = useQuery<JurnalRingkas[], ApiError>({
    queryKey: ['jurnal-umum', portal, tgl_awal, tgl_akhir],
    queryFn: async ({ signal }) =>
      (await call<JurnalRingkas[]>(daftarJurnalUmum, { query: { tgl_awal, tgl_akhir }, signal })).data,
    placeholderData: keepPreviousData,
  });
  useSocketEvent('document', ({ jenis }) => {
    if (jenis === 'jurnal_umum') void asked.refetch();
  });
  return asked;
}

/** Accounts a journal of this store may name, as choices. */
export function useAkunManual(): readonly Option[] {
  const portal = useSession((session) => session.portal);
  const { data = [] } = useQuery({
    queryKey: ['akun-manual', portal],
    queryFn: async ({ signal }) =>
      (await call<{ nomor_akun: string; nama_akun: string }[]>(akunManual, { signal })).data,
    staleTime: 60_000,
  });
  return data.map((one) => ({ value: one.nomor_akun, label: `${one.nomor_akun} - ${one.nama_akun}` }));
}

/** A line while it is typed: wire values, null for what is empty. */
export type BarisKetik = {
  nomor_akun: string | null;
  dimensi: string | null;
  debit: number | null;
  kredit: number | null;
  keterangan: string | null;
};

const KOSONG: BarisKetik = { nomor_akun: null, dimensi: null, debit: null, kredit: null, keterangan: null };

/** A journal has two sides, so it starts with two lines. */
export const barisAwal = (): BarisKetik[] => [{ ...KOSONG }, { ...KOSONG }];

export const jumlahKetik = (baris: readonly BarisKetik[]) =>
  jumlahSisi(baris as readonly { debit: Rupiah | null; kredit: Rupiah | null }[]);

/** A new line holds what is still missing, on the side where it is missing. */
export function barisBerikut(baris: readonly BarisKetik[]): BarisKetik {
  const { debit, kredit } = jumlahKetik(baris);
  if (debit === kredit) return { ...KOSONG };
  return debit > kredit ? { ...KOSONG, kredit: debit - kredit } : { ...KOSONG, debit: kredit - debit };
}

export const kirimLampiran = async (file: File): Promise<string> =>
  (await uploadFile<{ key: string }>(unggahLampiran, file, { part: 'image' })).data.key;

export const ambilLampiran = async (no_dokumen: string): Promise<Blob> =>
  (await download(lampiranCommand, { params: { no_dokumen } })).blob;
