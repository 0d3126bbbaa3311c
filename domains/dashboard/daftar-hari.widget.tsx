/** The short lists of the page: what waits, who has a birthday, the last notas, drawers, groups. */
import { Anchor, Badge, Text } from '@mantine/core';
import {
  formatAngka,
  formatGram,
  formatRupiah,
  type Miligram,
  type Rupiah,
  toThousandths,
} from '@mustika/kernel/amount.ts';
import { formatWaktu } from '@mustika/kernel/date.ts';
import { Panel } from '@mustika/web-kit/screen-frame.tsx';
import { useMenuScreens } from '@mustika/web-kit/shell/house-context.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import css from './dashboard.module.css';
import { useUlangTahun } from './dashboard-data.store.ts';
import type { Ringkasan } from './ringkasan.rule.ts';
import { DASHBOARD } from './teks-dashboard.store.ts';

const gramTeks = (grams: number): string => formatGram((toThousandths(grams) ?? 0) as Miligram);

/** A link when this user may go there, the plain text otherwise. */
function Ke({ to, search, children }: { to: string; search?: Record<string, string>; children: ReactNode }) {
  const open = useMenuScreens().some((screen) => screen.path === to);
  if (!open) return <>{children}</>;
  return (
    <Anchor component={Link} to={to} search={(search ?? {}) as never} inherit>
      {children}
    </Anchor>
  );
}

const Kosong = ({ children }: { children: ReactNode }) => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);

/** Documents of a kind wait on the screen that validates them. */
const LAYAR_VALIDASI: Readonly<Record<string, string>> = {
  penjualan: '/validasi-penjualan',
  pembelian: '/validasi-jual-beli',
};

export function YangMenunggu({ data }: { data: Ringkasan }) {
  const { t } = useTranslation(DASHBOARD);
  const { belum_validasi, otorisasi } = data;
  const empty = belum_validasi.length === 0 && otorisasi.menunggu === 0 && otorisasi.kedaluwarsa === 0;
  return (
    <Panel title={t('tugas')}>
      {empty && <Kosong>{t('tanpaTugas')}</Kosong>}
      <ul className={css.daftar}>
        {belum_validasi.map(({ jenis, jumlah }) => (
          <li key={jenis}>
            <Ke to={LAYAR_VALIDASI[jenis] ?? ''}>
              {t('validasi', { jumlah: formatAngka(jumlah), jenis: jenis.replaceAll('_', ' ') })}
            </Ke>
          </li>
        ))}
        {otorisasi.menunggu > 0 && (
          <li>
            <Ke to="/laporan-otorisasi">
              {t('otorisasiMenunggu', { jumlah: formatAngka(otorisasi.menunggu) })}
            </Ke>
          </li>
        )}
        {otorisasi.kedaluwarsa > 0 && (
          <li>
            <Ke to="/laporan-otorisasi">
              {t('otorisasiLewat', { jumlah: formatAngka(otorisasi.kedaluwarsa) })}
            </Ke>
          </li>
        )}
      </ul>
    </Panel>
  );
}

export function UlangTahunHariIni() {
  const { t } = useTranslation(DASHBOARD);
  const { data = [] } = useUlangTahun();
  return (
    <Panel title={t('ulangTahun')}>
      {data.length === 0 && <Kosong>{t('tanpaUlangTahun')}</Kosong>}
      <ul className={css.daftar}>
        {data.map((member) => (
          <li key={member.kode_member}>
            <span className={css.nama}>{member.nama_member}</span>
            <Text size="xs" c="dimmed">
              {t('umur', { umur: member.umur })}
            </Text>
            {member.no_hp && (
              <Anchor size="xs" className="kode" href={`tel:${member.no_hp}`}>
                {member.no_hp}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const WARNA: Readonly<Record<string, string>> = { DONE: 'hijau', OPEN: 'kuning', CANC: 'merah' };

/** In the chain's view a nota belongs to a branch that is not picked, so it is named, not linked. */
export function NotaTerakhir({ nota, rantai }: { nota: Ringkasan['nota_terakhir']; rantai: boolean }) {
  const { t } = useTranslation(DASHBOARD);
  return (
    <Panel title={t('notaTerakhir')}>
      {nota.length === 0 && <Kosong>{t('tanpaNota')}</Kosong>}
      <ul className={css.daftar}>
        {nota.map((row) => (
          <li key={row.no_faktur_group}>
            <span className="kode">
              {rantai ? (
                row.no_faktur_group
              ) : (
                <Ke to="/lihat-penjualan" search={{ no_faktur_group: row.no_faktur_group }}>
                  {row.no_faktur_group}
                </Ke>
              )}
            </span>
            <Text size="xs" c="dimmed" className={css.nama}>
              {formatWaktu(row.waktu).slice(-5)} · {row.kasir}
              {row.nama_customer ? ` · ${row.nama_customer}` : ''}
            </Text>
            {row.status !== 'DONE' && (
              <Badge size="xs" variant="light" color={WARNA[row.status] ?? 'gray'} flex="none">
                {t(row.status)}
              </Badge>
            )}
            <span className="angka">{formatAngka(row.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function KasDanStok({ data }: { data: Ringkasan }) {
  const { t } = useTranslation(DASHBOARD);
  const { kas, stok } = data;
  return (
    <>
      <Panel title={t('kas')}>
        {kas.length === 0 && <Kosong>{t('tanpaKas')}</Kosong>}
        <ul className={css.daftar}>
          {kas.map((row) => (
            <li key={row.kasir}>
              <span className={css.nama}>{row.kasir}</span>
              <span className="angka">{formatRupiah(row.saldo as Rupiah)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('stok')}>
        <ul className={css.daftar}>
          <li>
            <span className={css.nama}>{t('barang', { jumlah: formatAngka(stok.barang) })}</span>
            <span className="angka">{t('gram', { berat: gramTeks(stok.berat) })}</span>
          </li>
          <li>
            <span className={css.nama} />
            <Text size="xs" c="dimmed" className="angka">
              {t('murni', { berat: gramTeks(stok.berat_murni) })}
            </Text>
          </li>
        </ul>
      </Panel>
    </>
  );
}

export function GroupTerlaris({ grup }: { grup: Ringkasan['grup'] }) {
  const { t } = useTranslation(DASHBOARD);
  return (
    <Panel title={t('grup')}>
      {grup.length === 0 && <Kosong>{t('belumJual')}</Kosong>}
      <ul className={css.daftar}>
        {grup.map((row) => (
          <li key={row.kode_group}>
            <span className="kode">{row.kode_group}</span>
            <Text size="xs" c="dimmed" className={css.nama}>
              {t('barang', { jumlah: formatAngka(row.barang) })} · {t('gram', { berat: gramTeks(row.berat) })}
            </Text>
            <span className="angka">{formatAngka(row.total)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
