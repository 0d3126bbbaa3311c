/** The code of a sticker with the amount in it, and whose it is. */
import { Button, Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { formatAngka, type Rupiah } from '@mustika/kernel/amount.ts';
import { call } from '@mustika/web-kit/api.ts';
import { resourceKey } from '@mustika/web-kit/fields/ref-options.ts';
import { SymbolPicture } from '@mustika/web-kit/scan/symbol.tsx';
import { useSession } from '@mustika/web-kit/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { rekeningResource } from '../master/rekening.resource.ts';
import type { RekeningPilihan } from './isi-bayar.rule.ts';
import { type QrisTampil, qrisCommand } from './qris.command.ts';
import css from './qris.module.css';
import { useTayangkanQris } from './qris-layar.store.ts';
import { PEMBAYARAN } from './teks-pembayaran.store.ts';

/** An amount is typed digit by digit; its code is asked for when the typing rests. */
const JEDA = 200;

type Kode = { qris: QrisTampil | null; gagal: boolean; ulang: () => void };

/** The code of exactly this amount, in the customer's window, too; none while another one is on its way. */
export function useKodeQris(
  { no_rekening, qris: stiker }: RekeningPilihan,
  jumlah: Rupiah,
  { boleh, sudah }: { boleh: boolean; sudah: boolean },
): Kode {
  const portal = useSession((session) => session.portal);
  const [diminta] = useDebouncedValue(jumlah, JEDA);
  const { data, isError, refetch } = useQuery({
    queryKey: [...resourceKey(rekeningResource, portal), 'qris', no_rekening, diminta],
    queryFn: async ({ signal }) =>
      (await call<QrisTampil>(qrisCommand, { params: { no_rekening }, query: { jumlah: diminta }, signal }))
        .data,
    staleTime: 60_000,
    enabled: boleh && stiker !== null && diminta > 0,
  });
  const qris = boleh && data?.jumlah === jumlah ? data : null;
  // Once paid, nobody pays it again.
  useTayangkanQris(sudah ? null : qris);
  return { qris, gagal: isError && diminta === jumlah, ulang: () => void refetch() };
}

export function GambarQris({ qris, gagal, ulang }: Kode) {
  const { t } = useTranslation(PEMBAYARAN);
  if (gagal)
    return (
      <p className={css.batas} role="alert">
        {t('qris.gagal')}
        <Button size="compact-xs" variant="default" mt={6} onClick={ulang}>
          {t('qris.ulang')}
        </Button>
      </p>
    );
  if (!qris) return <Skeleton className={css.gambar} radius={6} aria-busy />;
  const label = t('qris.gambar', { jumlah: formatAngka(qris.jumlah) });
  return <SymbolPicture gambar={qris.gambar} label={label} className={css.gambar} />;
}

/** Whom the payer's phone must name. */
export function Milik({ qris }: { qris: Pick<QrisTampil, 'nama' | 'kota' | 'nmid'> | null }) {
  if (!qris) return null;
  return (
    <>
      <b>{qris.nama}</b>
      <span>{qris.kota}</span>
      {qris.nmid && <small className="kode">{qris.nmid}</small>}
    </>
  );
}
