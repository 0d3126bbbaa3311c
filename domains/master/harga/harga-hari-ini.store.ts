/** Reading and sending the price of the day. */
import { type MiliPersen, type Rupiah, toThousandths } from '@mustika/kernel/amount.ts';
import { type Answer, call } from '@mustika/web-kit/api.ts';
import { withApproval } from '@mustika/web-kit/approval/approval.ts';
import { useSession } from '@mustika/web-kit/session.ts';
import { useSocketEvent } from '@mustika/web-kit/socket.ts';
import { useQuery } from '@tanstack/react-query';
import { bahanHariIni, kembalikanHarga, terbitkanHariIni } from './harga-hari-ini.command.ts';
import type { HargaIkut, IsianHarian } from './harga-hari-ini.rule.ts';
import { saatDari } from './publikasi-harga.store.ts';

export type HargaTertulis = HargaIkut & { nama: string };

/** What follows 24K in the stores of this session. */
export function useBahanHarian() {
  const portal = useSession((state) => state.portal);
  const found = useQuery({
    queryKey: ['publikasi-harga', 'hari-ini', portal],
    queryFn: async ({ signal }) => {
      const { toko, harga } = (await call(bahanHariIni, { signal })).data;
      const tertulis = harga.map(
        (h): HargaTertulis => ({
          ...h,
          kadar: h.kadar === null ? null : ((toThousandths(h.kadar) ?? 0) as MiliPersen),
          lama: h.lama as Rupiah,
          dasar: h.dasar as Rupiah | null,
        }),
      );
      return { toko, harga: tertulis };
    },
  });
  useSocketEvent('harga-berubah', () => void found.refetch());
  return found;
}

type Kirim = { isian: IsianHarian; toko: readonly string[]; mulai: string };

export const kirimHarian = ({ isian, toko, mulai }: Kirim, key: string): Promise<Answer<unknown>> => {
  const body = {
    ...{ harga_jual: isian.jual, harga_beli: isian.beli, cara: isian.cara, tambah: isian.tambah / 1000 },
    ...{ bulat: String(isian.bulat), berlaku_mulai: saatDari(mulai) },
    toko: toko.map((kode_toko) => ({ kode_toko })),
  };
  return withApproval((detail_authorization) =>
    call(terbitkanHariIni, {
      body: { ...body, ...(detail_authorization ? { detail_authorization } : {}) },
      key,
    }),
  );
};

export const kembalikan = (id: string, key: string): Promise<Answer<unknown>> =>
  withApproval((detail_authorization) =>
    call(kembalikanHarga, { body: { id, ...(detail_authorization ? { detail_authorization } : {}) }, key }),
  );
